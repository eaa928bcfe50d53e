import styled from '@emotion/styled';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { color, fontSize } from '../../theme/tokens';
import { Button } from '../button';
import { Confirmation } from './confirmation';
import { invalidLook } from './field';

const Fields = styled.form(
  { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '1.625rem' },
  ({ noValidate }) => !noValidate && { '&& :user-invalid': invalidLook },
);

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  /** The browser validates, shows its own bubble and prevents the submit event. */
  isCheckedByBrowser?: boolean;
  onSubmit(event: React.SyntheticEvent<HTMLFormElement>): void;
  /** Covers the positioned element around the form, which is then inert. */
  confirmation?: ComponentProps<typeof Confirmation> | undefined;
}

/**
 * A form that only our code sends. `method="post"` keeps typed text out of the URL if the browser ever submits it.
 * Without `isCheckedByBrowser` the browser does not validate, and the form shows its own messages.
 */
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

/** A line above the buttons, for example about the use of the data. */
export const FormNote = styled.p({
  fontSize: fontSize.small,
  color: color.inkSoft,
  textWrap: 'balance',
});

export const FormActions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

/** In ms. After this time of sending, a note and "Cancel" appear. */
export const slowSending = 3_000;

const SlowNote = styled.span({
  fontSize: fontSize.small,
  // Takes no space while empty. It is rendered before its text, so that screen readers announce the text.
  '&:empty': { position: 'absolute' },
});

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean;
  onStop(): void;
  /** In ms. Duration of the call after which `slowText` and "Cancel" appear. */
  stopAfter?: number;
  slowText?: string;
  sendingLabel?: ReactNode;
}

/** The button is disabled during the call, and after a while "Cancel" appears. Ignores the second click of a double click. */
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
  // Browsers move the focus to the body when the focused button is disabled or removed, so this returns it.
  useLayoutEffect(() => {
    const button = ref.current;
    if (!isSending && hadFocus.current && document.activeElement === document.body) button?.focus();
    hadFocus.current = isSending && document.activeElement === button;
  }, [isSending]);
  const isSlow = useIsLate(isSending, stopAfter);

  function handleStop() {
    // React removes the focused button when the call ends.
    hadFocus.current = true;
    onStop();
  }

  return (
    <>
      <Button
        ref={ref}
        type="submit"
        disabled={isSending}
        // A press on a disabled button would move the focus to what is around it, and it could not be given back.
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

/** Returns true when `isRunning` has been true for `limit` ms. */
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
