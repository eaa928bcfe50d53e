import { css } from '@emotion/react';
import styled from '@emotion/styled';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { fontSize, noteText } from '../../theme/tokens';
import { Button } from '../button';
import { stacked, wrappedRow } from '../layout';
import { Confirmation } from './confirmation';
import { invalidLook } from './field';

const Fields = styled.form(
  { flexGrow: 1, ...stacked, gap: '1.625rem' },
  ({ noValidate }) => !noValidate && { '&& :user-invalid': invalidLook },
);

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  /** If the browser validates, it shows its own message at an invalid field and fires no submit event. */
  isCheckedByBrowser?: boolean;
  onSubmit(event: React.SyntheticEvent<HTMLFormElement>): void;
  /** Shows the confirmation in place of the form. */
  confirmation?: ComponentProps<typeof Confirmation> | undefined;
}

/** A form that scripts send. `method="post"` keeps typed text out of the URL if the browser submits the form itself. */
export function Form({ isCheckedByBrowser, onSubmit, confirmation, ...props }: FormProps) {
  return (
    <>
      <Fields
        method="post"
        noValidate={!isCheckedByBrowser}
        inert={confirmation !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
        {...props}
      />
      {confirmation && <Confirmation {...confirmation} />}
    </>
  );
}

const FormNote = styled.p({ ...noteText, maxWidth: '37rem' });

interface DataNoteProps extends ComponentProps<typeof FormNote> {
  /** Path or URL of the privacy policy, if there is one. */
  privacyPolicy: string | undefined;
}

const { PUBLIC_PATH = '/' } = process.env;

/** Says what happens to the values of a form. The link is a plain `<a>`, because dialogs have no router. */
export const DataNote = ({ privacyPolicy, children, ...props }: DataNoteProps) => (
  <FormNote {...props}>
    {children}
    {privacyPolicy && (
      <>
        {' '}
        <a href={privacyPolicy.replace(/^\//, PUBLIC_PATH)}>Privacy Policy</a>
      </>
    )}
  </FormNote>
);

export const FormActions = styled.div(wrappedRow('0.75rem', 'center'));

export const slowSending = 3_000;

const SlowNote = styled.span({
  fontSize: fontSize.small,
  // Screen readers announce a text only in an existing element, so the empty element stays, but takes no space.
  '&:empty': { position: 'absolute' },
});

const waiting = css({ '&:disabled': { cursor: 'progress', opacity: 0.85 } });

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean;
  onStop(): void;
  /** Time (ms) after which an unfinished call shows `slowText` and the button "Cancel". */
  stopAfter?: number;
  slowText?: string;
  sendingLabel?: ReactNode;
}

/**
 * Ignores the second click of a double click. The button is disabled during a call, and a slow call shows the button
 * "Cancel".
 */
export function SubmitButton({
  isSending,
  onStop,
  stopAfter = slowSending,
  slowText = 'Still sending.',
  sendingLabel = 'Sending...',
  children,
  ...props
}: SubmitButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Browsers move the focus to the body when the focused button is disabled or removed.
  useLayoutEffect(() => {
    const button = ref.current;
    if (!isSending && hadFocus.current && document.activeElement === document.body) button?.focus();
    hadFocus.current = isSending && document.activeElement === button;
  }, [isSending]);
  const isSlow = useIsLate(isSending, stopAfter);

  function handleStop() {
    // React removes the focused button "Cancel" after the call, so the submit button must get the focus back.
    hadFocus.current = true;
    onStop();
  }

  return (
    <>
      <Button
        ref={ref}
        type="submit"
        css={waiting}
        disabled={isSending}
        // A click on a disabled button would move the focus.
        onPointerDown={(event) => {
          if (isSending) event.preventDefault();
        }}
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
        {...props}
      >
        {isSending ? sendingLabel : children}
      </Button>
      {isSlow && (
        <Button variant="quiet" onClick={handleStop}>
          Cancel
        </Button>
      )}
      <SlowNote role="status">{isSlow ? slowText : ''}</SlowNote>
    </>
  );
}

/** Returns whether `isRunning` has been true for `limit` ms without interruption. */
function useIsLate(isRunning: boolean, limit: number) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIsLate(true), limit);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isRunning, limit]);
  return isRunning && isLate;
}
