import { css } from '@emotion/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { industryLabels, storedChoice } from '#contract/intake-choices';
import { useStore } from '../../stores/use-store';
import { font } from '../../theme/tokens';
import { customerStore, parseCustomer, writeCustomer, type Customer } from '../state/customer';
import { publicPath } from '../state/pages';
import { mayDeleteLeads } from '../state/prepare';
import { aside, lightButton, nightControl, panelTitle, smallButton } from '../ui/demo-styles';

const summary = css({ cursor: 'pointer', '& h3': { display: 'inline' } });
const fields = css({ display: 'grid', gap: '0.625rem', margin: '0.625rem 0 0.75rem' });
const label = css({ fontSize: '0.875rem', '& > *': { marginTop: '0.25rem' } });
const address = css(aside, {
  marginTop: '0.625rem',
  overflowWrap: 'anywhere',
  '& code': { font: `500 0.78125rem/1.5 ${font.mono}` },
});
const copy = css(smallButton, { display: 'flex', marginTop: '0.375rem' });

interface PrepareFormProps {
  isDisabled?: boolean;
  onPrepare(customer: Customer): void;
}

/** The form with which the presenter prepares the demo for a customer. Only the customer's name is required. */
export function PrepareForm({ isDisabled, onPrepare }: PrepareFormProps) {
  const customer = useStore(customerStore, null);
  const code = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  async function handleCopy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // The browser does not allow the copy, so the presenter copies the selected text.
      getSelection()?.selectAllChildren(code.current!);
    }
  }
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const entered = parseCustomer({
      name: values.get('demo-customer-name'),
      website: values.get('demo-customer-website'),
      sector: values.get('demo-customer-sector'),
    });
    if (entered && mayDeleteLeads()) onPrepare(entered);
  }
  const link =
    customer &&
    `${location.origin}${publicPath}?demo=${encodeURIComponent(`for:${writeCustomer(customer)}`)}`;
  return (
    <details data-demo="prepare">
      <summary css={summary}>
        <h3 id="demo-prepare-title" css={panelTitle}>
          Prepare for a customer
        </h3>
      </summary>
      <form onSubmit={handleSubmit} aria-labelledby="demo-prepare-title">
        <div css={fields} key={customer?.name}>
          <label css={label}>
            Name
            <input
              css={nightControl}
              name="demo-customer-name"
              required
              maxLength={80}
              pattern=".*\S.*"
              autoComplete="off"
              defaultValue={customer?.name}
            />
          </label>
          <label css={label}>
            Website, if there is one
            <input
              css={nightControl}
              name="demo-customer-website"
              maxLength={80}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={customer?.website}
            />
          </label>
          <label css={label}>
            Sector
            <select
              css={nightControl}
              name="demo-customer-sector"
              defaultValue={customer?.sector ?? 'retail'}
            >
              {industryLabels.map((text) => (
                <option key={text} value={storedChoice(text)}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </div>
        <button type="submit" css={lightButton} disabled={isDisabled}>
          Prepare
        </button>
        {link && (
          <p css={address}>
            The same as an address, for a bookmark: <code ref={code}>{link}</code>
            <button type="button" css={copy} onClick={() => void handleCopy(link)}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>
          </p>
        )}
      </form>
    </details>
  );
}
