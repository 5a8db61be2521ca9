import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type BoundaryProps = { children: ReactNode; failed: (retry: () => void) => ReactNode; onRetry: () => void };

/** React reports a failure below only to a class. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, failed, onRetry } = this.props;
    if (!this.state.hasFailed) return children;
    return failed(() => {
      onRetry();
      this.setState({ hasFailed: false });
    });
  }
}

/** The loader requests a style sheet only once: a failed one would be missing after the code came. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}

/** `begin` requests the code before the component is drawn; a failure is shown, and retried, once it is drawn. */
export type Retriable<Props> = ComponentType<Props> & { begin: () => void };

/**
 * A component whose code is loaded when it is first drawn, and loaded again on `retry` after a failure: a lost signal
 * or a portal must not leave a white page. `Failed` stands in its place until then, `waiting` while it loads.
 */
export function retriable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & { retry: () => void }>,
  waiting: ReactNode,
): Retriable<Props> {
  let Come: ComponentType<Props> | null = null;
  const take = async () => {
    Come = await load();
    return { default: Come };
  };
  const start = () => lazy(take) as unknown as ComponentType<Props>;
  let Loaded = start();
  function Part(props: Props) {
    // Loaded code is drawn at once: React delays suspended content, so that little moves.
    const [{ Drawn }, draw] = useState(() => ({ Drawn: Come ?? Loaded }));
    return (
      <Boundary
        failed={(retry) => <Failed {...props} retry={retry} />}
        onRetry={() => {
          askForStylesAgain();
          Loaded = start();
          draw({ Drawn: Loaded });
        }}
      >
        <Suspense fallback={waiting}>
          <Drawn {...props} />
        </Suspense>
      </Boundary>
    );
  }
  return Object.assign(Part, { begin: () => void take().catch(() => undefined) });
}
