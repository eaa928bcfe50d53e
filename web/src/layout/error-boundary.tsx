import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of what broke. */
  fallback: ReactNode;
  onError: (error: unknown) => void;
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
    this.props.onError(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failedKey !== undefined && previous.resetKey !== this.props.resetKey) {
      this.setState({ failedKey: undefined });
    }
  }

  override render() {
    return this.state.failedKey === undefined ? this.props.children : this.props.fallback;
  }
}
