import { contract } from '#testing/contract.ts';
import { game } from './game.ts';

contract(game, { hides: true });
