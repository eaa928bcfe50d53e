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

const Fields = styled.form({ flexGrow: 1, display: 'flex', flexDirection: 'column', gap: 26 });

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  /** The browser checks `required` and the like, in its own words. */
  isCheckedByBrowser?: boolean;
  onSubmit(event: React.SyntheticEvent<HTMLFormElement>): void;
}

/**
 * A form that only our code sends. `post` keeps what was typed out of the URL whatever happens; the browser's own
 * validation stays silent where the form says its own messages.
 */
export function Form({ isCheckedByBrowser, onSubmit, ...props }: FormProps) {
  return (
    <Fields
      method="post"
      noValidate={!isCheckedByBrowser}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      {...props}
    />
  );
}

/** A line above the buttons, such as what becomes of what is sent. */
export const FormNote = styled.p({
  fontSize: fontSize.small,
  color: color.inkSoft,
  textWrap: 'balance',
});

/** The row of buttons below a form. */
export const FormActions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});

/** Sending that takes longer than this, in ms, says that it goes on, and can be stopped. */
export const slowSending = 3_000;

const SlowNote = styled.span({
  fontSize: fontSize.small,
  // No gap for what is not there, yet there before its text, so that the text is announced.
  '&:empty': { position: 'absolute' },
});

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean;
  /** Gives the sending up. */
  onStop(): void;
  /** When "Cancel" and `slowText` come, in ms from the start. */
  stopAfter?: number;
  slowText?: string;
  /** Stands in for the label while the form is being sent. */
  sendingLabel?: ReactNode;
}

/**
 * The button that sends a form: disabled while it does, with a way to stop beside it when that takes long. The second
 * click of a double click sends nothing.
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
  // Before anybody can see it: the focus is nowhere from the moment that its button is disabled or gone.
  useLayoutEffect(() => {
    const button = ref.current;
    // Browsers take the focus from a button that becomes disabled, and leave the visitor nowhere.
    if (!isSending && hadFocus.current && document.activeElement === document.body) button?.focus();
    hadFocus.current = isSending && document.activeElement === button;
  }, [isSending]);
  const isSlow = useIsLate(isSending, stopAfter);

  function handleStop() {
    // The focused button goes with the sending.
    hadFocus.current = true;
    onStop();
  }

  return (
    <>
      <Button
        ref={ref}
        type="submit"
        disabled={isSending}
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

/** True while `isRunning` has been true for at least `limit` ms. */
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
