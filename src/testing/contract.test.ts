import { contract } from './contract.ts';
import { duel } from './toys/duel.ts';
import { ferry } from './toys/ferry.ts';
import { parley } from './toys/parley.ts';
import { skiff } from './toys/skiff.ts';

contract(duel);
contract(ferry, { hides: true });
contract(parley, { hides: true });
contract(skiff);
