import { render } from 'preact';
import './style/base.css';
import './style/sheet.css';
import { startOffline } from './offline/start.ts';
import { startPreferences } from './preferences.ts';
import { startRouter } from './router.ts';
import { Shell } from './shell.tsx';

startPreferences();
startRouter();
const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element for the app');
render(<Shell />, root);
startOffline();
