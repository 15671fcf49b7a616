import { contract } from '#testing/contract.ts';
import { game } from './game.ts';

// Thirty-two kinds of table are already many games.
contract(game, { hides: true, runs: 12, enough: 2000 });
