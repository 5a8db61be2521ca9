import { useOptionalDevice } from '#parts/device/device.tsx';
import { MessageBoxHost } from '#ui/message-box-host.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { AcessoHost } from './acesso-host.tsx';
import { Analytics } from './analytics.tsx';
import { AtalhosHost } from './atalhos-host.tsx';
import { AboveHeader, BelowHeader, PageEnd } from './content-frame.tsx';
import { DeviceSession } from './device-session.tsx';
import { CONTENT_ID, skipToContent } from './focus-content.ts';
import { Header } from './header.tsx';
import { HotsiteHost } from './hotsite-host.tsx';
import { Identity } from './identity.tsx';
import { Letterhead } from './letterhead.tsx';
import { LogInHost } from './log-in-host.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { Screens } from './screens.tsx';
import * as css from './shell.css.ts';
import { StartGate } from './start-gate.tsx';
import { ThemeWatch } from './theme-watch.tsx';
import { UpdateDemand } from './update-demand.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useInitialData } from './use-initial-data.ts';
import { useLeftSessions } from './use-left-sessions.ts';
import { useNewScreen } from './use-new-screen.ts';

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

/** The first stop of the Tab key: past the header. */
function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className={css.skip}
      data-print="hide"
      onClick={(event) => {
        event.preventDefault();
        skipToContent();
      }}
    >
      Ir para o conteúdo
    </a>
  );
}

function Content() {
  const device = useOptionalDevice();
  return (
    <main id={CONTENT_ID} className={css.main} data-entered={device ? '' : undefined}>
      <Screens />
    </main>
  );
}

/** The frame that stays while screens change. */
export function Shell() {
  useNewScreen();
  useInitialData();
  useLeftSessions();
  return (
    <>
      <StartGate>
        <DeviceSession waiting={<Opening />}>
          <SkipLink />
          <UpdateDemand />
          <Analytics />
          <AboveHeader />
          <Header />
          <BelowHeader />
          <Letterhead />
          <Content />
          <PageEnd />
          <LogInHost />
          <AcessoHost />
          <HotsiteHost />
          <AtalhosHost />
        </DeviceSession>
      </StartGate>
      <ThemeWatch />
      <Identity />
      <UpdatePrompt />
      <MessageBoxHost />
      <ToastHost />
    </>
  );
}
