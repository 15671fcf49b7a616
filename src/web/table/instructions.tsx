import { useState } from 'preact/hooks';
import type { Action, Forms } from '#engine/forms.ts';
import type { OptionForm } from '#engine/game.ts';
import { same } from '#engine/same.ts';
import { LIMITS } from '#protocol/limits.ts';
import { capital } from '#words/speech.ts';
import { OptionField } from '../parts/option-field.tsx';

interface InstructionsProps {
  readonly forms: Forms;
  /** What this seat has left with the table, in the order in which it is tried. */
  readonly left: readonly Action[];
  /** The game's own words for an instruction. */
  readonly say: (instruction: Action) => string;
  readonly onChange: (edit: (list: readonly Action[]) => readonly Action[]) => void;
}

/** Answers to questions in the turns of others, left with the table ahead of time. Only their owner sees them. */
export function Instructions({ forms, left, say, onChange }: InstructionsProps) {
  return (
    <section class="column" aria-labelledby="standing">
      <h3 id="standing">While you are away</h3>
      <p class="soft small">
        If you are asked something in another player’s turn, the first of these that fits is your answer. Nobody else
        sees them.
      </p>
      {left.length > 0 && (
        <ol class="stack">
          {left.map((instruction, i) => (
            <li key={i} class="row">
              <span>{say(instruction)}</span>
              <button type="button" class="plain" onClick={() => onChange((list) => without(list, instruction))}>
                Remove
              </button>
            </li>
          ))}
        </ol>
      )}
      {left.length < LIMITS.instructions && (
        <NewInstruction forms={forms} say={say} onAdd={(instruction) => onChange((list) => [...list, instruction])} />
      )}
    </section>
  );
}

/** The list may have changed since it was drawn, so the instruction is found by what it says. */
function without(list: readonly Action[], instruction: Action): readonly Action[] {
  const at = list.findIndex((one) => same(one, instruction));
  return at < 0 ? list : list.toSpliced(at, 1);
}

interface NewInstructionProps extends Pick<InstructionsProps, 'forms' | 'say'> {
  readonly onAdd: (instruction: Action) => void;
}

type Values = Readonly<Record<string, unknown>>;

/** An instruction put together from the fields of its form. */
function NewInstruction({ forms, say, onAdd }: NewInstructionProps) {
  const [type, setType] = useState(Object.keys(forms)[0] ?? '');
  const [values, setValues] = useState<Values>({});
  const form = Object.entries(forms[type] ?? {});
  const instruction: Action = {
    type,
    ...Object.fromEntries(form.map(([name, field]) => [name, values[name] ?? lowest(field.schema)])),
  };
  return (
    <div class="column">
      <label class="pick">
        <span>New instruction</span>
        <select value={type} onChange={(event) => (setType(event.currentTarget.value), setValues({}))}>
          {Object.keys(forms).map((one) => (
            <option key={one} value={one}>
              {isSimple(forms, one) ? say({ type: one }) : readable(one)}
            </option>
          ))}
        </select>
      </label>
      {form.map(([name, field]) => (
        <OptionField
          key={`${type} ${name}`}
          name={name}
          form={titled(field, name)}
          value={values[name] ?? lowest(field.schema)}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <button type="button" onClick={() => onAdd(instruction)}>
        Add: {say(instruction)}
      </button>
    </div>
  );
}

/** Nothing is to be filled in: the sentence is known already. */
const isSimple = (forms: Forms, type: string): boolean => Object.keys(forms[type] ?? {}).length === 0;

/** What a control shows before anything is chosen. */
function lowest(schema: Readonly<Record<string, unknown>>): unknown {
  return Array.isArray(schema['enum']) ? schema['enum'][0] : (schema['minimum'] ?? false);
}

const titled = (field: Forms[string][string], name: string): OptionForm<unknown> => ({
  field,
  default: lowest(field.schema),
  title: readable(name),
  help: '',
});

/** "bidUpTo" as "Bid up to". */
export function readable(word: string): string {
  return capital(word.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
