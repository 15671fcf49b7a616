import '#web/style/base.css';
import '#web/style/table.css';
import './page.css';
import { render } from 'preact';
import { openWorkbench } from './position.ts';
import { Table } from './table.tsx';

const asked = new URLSearchParams(location.search);
if (asked.has('theme')) document.documentElement.dataset['theme'] = asked.get('theme') ?? '';
const app = document.querySelector('#app');
if (app !== null) render(<Table asked={asked} bench={await openWorkbench(asked)} />, app);
