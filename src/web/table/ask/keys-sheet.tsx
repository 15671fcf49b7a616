import { SheetDialog } from '../../parts/sheet.tsx';
import { TABLE_KEYS } from './keys.ts';

/** Every key of the table. */
export const KeysSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <SheetDialog title="Keys" onClose={onClose}>
    <div class="keys-sheet">
      <p>With a screen reader, the keys work on the board at once. Elsewhere, switch to focus mode first.</p>
      {TABLE_KEYS.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, what]) => (
              <div key={key + what}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </SheetDialog>
);
