import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of what broke; without it a line that says so. */
  fallback?: ReactNode;
  /** For more than reporting: every caught error is reported by the React root. */
  onError?: (error: unknown) => void;
  /** A new value gives the children another try, as after a navigation. */
  resetKey?: string;
}

/** Keeps an error inside its part of the page. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failedKey?: string | undefined }
> {
  override state: { failedKey?: string | undefined } = {};

  static getDerivedStateFromError() {
    return { failedKey: '' };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failedKey: this.props.resetKey ?? '' });
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failedKey !== undefined && previous.resetKey !== this.props.resetKey) {
      this.setState({ failedKey: undefined });
    }
  }

  override render() {
    if (this.state.failedKey === undefined) return this.props.children;
    return this.props.fallback === undefined ? <BrokenPart /> : this.props.fallback;
  }
}

const notice = css({ padding: '24px 0', fontWeight: 500 });

const BrokenPart = () => (
  <p role="alert" css={notice}>
    This part of the page came apart at the seam. Reload the page to see it.
  </p>
);
