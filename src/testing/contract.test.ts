import { contract } from './contract.ts';
import { ferry } from './toys/ferry.ts';
import { parley } from './toys/parley.ts';
import { skiff } from './toys/skiff.ts';

contract(ferry, { hides: true });
contract(parley, { hides: true });
contract(skiff);
