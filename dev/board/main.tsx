import '@fontsource/im-fell-english/400.css';
import '@fontsource/im-fell-english/400-italic.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '#kit/tokens.css';
import '#kit/kit.css';
import './page.css';
import { render } from 'preact';
import { openWorkbench } from './position.ts';
import { Table } from './table.tsx';

const asked = new URLSearchParams(location.search);
if (asked.has('theme')) document.documentElement.dataset['theme'] = asked.get('theme') ?? '';
const app = document.querySelector('#app');
if (app !== null) render(<Table asked={asked} bench={await openWorkbench(asked)} />, app);
