import type { OptionForm } from '#engine/game.ts';

interface OptionFieldProps {
  readonly name: string;
  readonly form: OptionForm<unknown>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One option of a game as a control with its explanation, made from the option's own form. */
export function OptionField(props: OptionFieldProps) {
  const { name, form } = props;
  return (
    <div class="option">
      <Control {...props} />
      <p class="soft small" id={`help-${name}`}>
        {form.help}
      </p>
    </div>
  );
}

function Control({ name, form, value, onChange }: OptionFieldProps) {
  if (form.field.schema['type'] === 'boolean') {
    return (
      <label class="tick">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={`help-${name}`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{form.title}</span>
      </label>
    );
  }
  return (
    <label class="pick">
      <span>{form.title}</span>
      <select
        aria-describedby={`help-${name}`}
        value={String(value)}
        onChange={(event) => onChange(form.field.read(event.currentTarget.value))}
      >
        {choicesOf(form).map((choice) => (
          <option key={choice} value={choice}>
            {readable(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The words an option can be set to, read off its schema. */
function choicesOf({ field: { schema } }: OptionForm<unknown>): readonly string[] {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String);
  const [least, most] = [Number(schema['minimum']), Number(schema['maximum'])];
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}

const readable = (word: string) =>
  word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
