import { css } from '@emotion/react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button';

const form = css({ flexGrow: 1, display: 'flex', flexDirection: 'column', gap: 26 });

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
    <form
      css={form}
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

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean;
  /** Stands in for the label while the form is being sent. */
  sendingLabel?: ReactNode;
}

/** The button that sends a form: disabled while it does. The second click of a double click sends nothing. */
export function SubmitButton({
  isSending,
  sendingLabel = 'Sending...',
  children,
  ...props
}: SubmitButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const button = ref.current;
    // Browsers take the focus from a button that becomes disabled, and leave the visitor nowhere.
    if (!isSending && hadFocus.current && document.activeElement === document.body) button?.focus();
    hadFocus.current = isSending && document.activeElement === button;
  }, [isSending]);
  return (
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
  );
}
