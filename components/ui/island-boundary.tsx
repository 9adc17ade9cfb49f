'use client';

import { Component, type ReactNode } from 'react';
import { reportIslandError } from '#lib/monitoring/island-error.ts';
import { isChunkError } from '#lib/navigation/chunk-errors.ts';
import { RetryNotice } from './retry-notice.tsx';

export interface IslandBoundaryProps {
  /** What the log calls the island. */
  name: string;
  children: ReactNode;
  /** What stands in its place once it has failed; nothing without it. */
  fallback?: ReactNode;
  /** What it says then, and the button that tries again, for an island that the page is there for. */
  errorNotice?: { text: string; retry: string; className?: string };
}

/** An error that the server or the router threw, as not found or a redirect: it is the page's, not the island's. */
function isOfPage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'digest' in error;
}

/** Keeps the error of an island from the page around it; the window hears of it. It adds no element of its own. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!isOfPage(error)) reportIslandError(error, this.props.name);
  }

  override componentDidUpdate({ children }: IslandBoundaryProps) {
    // The page has new content: it may be drawn where the old one was not.
    if (this.state.failure && children !== this.props.children) this.#again();
  }

  readonly #again = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    const { children, fallback, errorNotice } = this.props;
    if (!failure) return children;
    const { error } = failure;
    if (isOfPage(error)) throw error;
    // Code that did not come is asked for again by a load alone.
    const again = () => (isChunkError(error) ? location.reload() : this.#again());
    return errorNotice ? (
      <div>
        <RetryNotice as="p" {...errorNotice} onRetry={again} />
        {fallback}
      </div>
    ) : (
      fallback
    );
  }
}
