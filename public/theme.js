// Before the first paint: the theme a person chose, so that no page flashes in the other one.
try {
  const theme = JSON.parse(localStorage.getItem('sternwheel.preferences') || '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme of the system stands.
}
