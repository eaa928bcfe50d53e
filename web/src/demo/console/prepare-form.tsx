import { css } from '@emotion/react';
import { useState, type SyntheticEvent } from 'react';
import { industryLabels, storedChoice } from '#contract/intake-choices';
import { useStore } from '../../stores/use-store';
import { font } from '../../theme/tokens';
import { customerStore, parseCustomer, writeCustomer, type Customer } from '../state/customer';
import { publicPath } from '../state/pages';
import { mayDeleteLeads } from '../state/submissions';
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

interface CustomerFormProps extends PrepareFormProps {
  customer: Customer | null;
}

/** The form with which the presenter prepares the demo for a customer. Only the customer's name is required. */
export function PrepareForm(props: PrepareFormProps) {
  const customer = useStore(customerStore, null);
  // Another customer's preparation replaces what was typed in this form.
  return <CustomerForm key={JSON.stringify(customer)} customer={customer} {...props} />;
}

const fieldOf = (form: HTMLFormElement, name: keyof Customer) =>
  form.elements.namedItem(`demo-customer-${name}`) as HTMLInputElement;

const readForm = (form: HTMLFormElement) =>
  parseCustomer({
    name: fieldOf(form, 'name').value,
    website: fieldOf(form, 'website').value,
    sector: fieldOf(form, 'sector').value,
  });

function CustomerForm({ customer, isDisabled, onPrepare }: CustomerFormProps) {
  const [typed, setTyped] = useState(customer);
  const [isCopied, setIsCopied] = useState(false);
  async function handleCopy(link: string) {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  }
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = readForm(event.currentTarget);
    if (entered && mayDeleteLeads()) onPrepare(entered);
  }
  function handleChange({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    setTyped(readForm(currentTarget));
    setIsCopied(false);
  }
  /** When the name changes, removes the website of the previous customer. */
  function clearWebsite(form: HTMLFormElement) {
    const website = fieldOf(form, 'website');
    if (website.value === customer?.website) website.value = '';
  }
  const link =
    typed &&
    `${location.origin}${publicPath}?demo=${encodeURIComponent(`for:${writeCustomer(typed)}`)}`;
  return (
    <details data-demo="prepare" open={!customer}>
      <summary css={summary}>
        <h3 id="demo-prepare-title" css={panelTitle}>
          Prepare for a customer
        </h3>
      </summary>
      <form onSubmit={handleSubmit} onChange={handleChange} aria-labelledby="demo-prepare-title">
        <div css={fields}>
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
