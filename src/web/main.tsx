import { render } from 'preact';
import './style/base.css';
import './style/sheet.css';
import { startOffline } from './offline/start.ts';
import { startPreferences } from './preferences.ts';
import { startRouter } from './router.ts';
import { Shell } from './shell.tsx';

startPreferences();
startRouter();
const house = document.getElementById('house');
if (house === null) throw new Error('index.html has no place for the house');
render(<Shell />, house);
startOffline();
