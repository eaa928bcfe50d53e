import { css } from '@emotion/react';
import { useState, type SyntheticEvent } from 'react';
import { industryLabels, storedChoice } from '#contract/intake-choices';
import { useStore } from '../../stores/use-store';
import { font } from '../../theme/tokens';
import { customerStore, parseCustomer, writeCustomer, type Customer } from '../state/customer';
import { publicPath } from '../state/pages';
import { mayDelete } from '../state/submissions';
import { DemoChoice, DemoField } from '../ui/controls';
import { aside, lightButton, panelTitle, smallButton } from '../ui/demo-styles';

const summary = css({ cursor: 'pointer', '& h3': { display: 'inline' } });
const fields = css({ display: 'grid', gap: '0.625rem', margin: '0.625rem 0 0.75rem' });
const address = css(aside, {
  marginTop: '0.625rem',
  overflowWrap: 'anywhere',
  '& code': { font: `500 0.78125rem/1.5 ${font.mono}` },
});
const copy = css(smallButton, { display: 'flex', marginTop: '0.375rem' });

const sectorLabels = Object.fromEntries(industryLabels.map((text) => [storedChoice(text), text]));

interface PrepareFormProps {
  isDisabled?: boolean;
  onPrepare(customer: Customer): void;
}

export function PrepareForm({ isDisabled, onPrepare }: PrepareFormProps) {
  const customer = useStore(customerStore, null);
  /** True while the fields differ from the prepared customer, whose bookmark is then hidden. */
  const [isChanged, setIsChanged] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  async function handleCopy(link: string) {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  }
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const entered = parseCustomer({
      name: values.get('demo-customer-name'),
      website: values.get('demo-customer-website'),
      sector: values.get('demo-customer-sector'),
    });
    if (!entered || !mayDelete()) return;
    event.currentTarget.closest('details')!.open = false;
    setIsChanged(false);
    onPrepare(entered);
  }
  /** When the name changes, removes the website of the previous customer. */
  function clearWebsite(form: HTMLFormElement) {
    const website = form.elements.namedItem('demo-customer-website') as HTMLInputElement;
    if (website.value === customer?.website) website.value = '';
  }
  const link =
    !isChanged &&
    customer &&
    `${location.origin}${publicPath}?demo=${encodeURIComponent(`for:${writeCustomer(customer)}`)}`;
  return (
    <details data-demo="prepare" open={!customer}>
      <summary css={summary}>
        <h3 id="demo-prepare-title" css={panelTitle}>
          Prepare for a customer
        </h3>
      </summary>
      <form
        onSubmit={handleSubmit}
        onChange={() => setIsChanged(true)}
        aria-labelledby="demo-prepare-title"
      >
        <div css={fields} key={customer?.name}>
          <DemoField
            label="Name"
            name="demo-customer-name"
            required
            maxLength={80}
            pattern=".*\S.*"
            defaultValue={customer?.name}
            onChange={({ target }) => clearWebsite(target.form!)}
          />
          <DemoField
            label="Website, if there is one"
            name="demo-customer-website"
            maxLength={80}
            inputMode="url"
            autoCapitalize="none"
            defaultValue={customer?.website}
          />
          <DemoChoice
            label="Sector"
            name="demo-customer-sector"
            options={sectorLabels}
            defaultValue={customer?.sector ?? 'retail'}
          />
        </div>
        <button type="submit" css={lightButton} disabled={isDisabled}>
          Prepare
        </button>
        {link && (
          <p css={address}>
            The same as an address, for a bookmark: <code>{link}</code>
            <button type="button" css={copy} onClick={() => void handleCopy(link)}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>
          </p>
        )}
      </form>
    </details>
  );
}
