/** The named parts of an address that fits the pattern: `/games/:game` against `/games/montana`. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [i, word] of wanted.entries()) {
    if (word.startsWith(':')) parts[word.slice(1)] = decoded(given[i] ?? '');
    else if (word !== given[i]) return undefined;
  }
  return parts;
}

/** Somebody may have typed a lone percent sign. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
