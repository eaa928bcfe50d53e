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
  /**
   * Whether the browser validates the form. For an invalid field the browser shows its own message, and fires no submit
   * event.
   */
  isCheckedByBrowser?: boolean;
  onSubmit(event: React.SyntheticEvent<HTMLFormElement>): void;
  /** Props of the confirmation. If they are set, the confirmation replaces the form, which is then inert. */
  confirmation?: ComponentProps<typeof Confirmation> | undefined;
}

/**
 * A form that scripts send. `method="post"` keeps typed text out of the URL if the browser submits the form itself.
 * Without `isCheckedByBrowser` the browser does not validate the form, and the form shows its own messages.
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

export const FormNote = styled.p({
  ...noteText,
  textWrap: 'balance',
});

export const FormActions = styled.div({
  ...wrappedRow('0.75rem'),
  alignItems: 'center',
});

/** Time (ms) after which an unfinished call shows a note and the button "Cancel". */
export const slowSending = 3_000;

const SlowNote = styled.span({
  fontSize: fontSize.small,
  // Screen readers announce the text only if the element exists before its text. While the element is empty, it takes
  // no space.
  '&:empty': { position: 'absolute' },
});

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean;
  onStop(): void;
  /** Time (ms) after which an unfinished call shows `slowText` and the button "Cancel". */
  stopAfter?: number;
  slowText?: string;
  sendingLabel?: ReactNode;
}

/**
 * The submit button of a form. It ignores the second click of a double click, and is disabled during the call. During a
 * slow call the button "Cancel" appears beside it.
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
  // When the focused button is disabled or removed, browsers move the focus to the body. This effect returns the focus
  // to the submit button.
  useLayoutEffect(() => {
    const button = ref.current;
    if (!isSending && hadFocus.current && document.activeElement === document.body) button?.focus();
    hadFocus.current = isSending && document.activeElement === button;
  }, [isSending]);
  const isSlow = useIsLate(isSending, stopAfter);

  function handleStop() {
    // When the call ends, React removes the button "Cancel", which has the focus. The effect then moves the focus to
    // the submit button.
    hadFocus.current = true;
    onStop();
  }

  return (
    <>
      <Button
        ref={ref}
        type="submit"
        disabled={isSending}
        // By default a click on the disabled button would move the focus to an element around it.
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
