import { MessageBoxHost } from '#ui/message-box-host.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { DeviceSession } from './device-session.tsx';
import { Header } from './header.tsx';
import { LogInHost } from './log-in-host.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { Screens } from './screens.tsx';
import * as css from './shell.css.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** The frame while the device's data is opened, of the height it will have: nothing moves when it comes. */
function Opening() {
  return (
    <>
      <header className={css.opening} />
      <main className={css.main}>
        <ScreenSkeleton />
      </main>
    </>
  );
}

/** The frame that stays while screens change. */
export function Shell() {
  useScrollToTop();
  return (
    <>
      <DeviceSession waiting={<Opening />}>
        <Header />
        <main className={css.main}>
          <Screens />
        </main>
        <LogInHost />
      </DeviceSession>
      <UpdatePrompt />
      <MessageBoxHost />
      <ToastHost />
    </>
  );
}
