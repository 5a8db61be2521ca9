import { useOptionalDevice } from '#parts/device/device.tsx';
import { MessageBoxHost } from '#ui/layer/message-box-host.tsx';
import { ToastHost } from '#ui/layer/toast-host.tsx';
import { Analytics } from './analytics/analytics.tsx';
import { DeviceSession } from './device/device-session.tsx';
import { AcessoHost } from './dialogs/acesso-host.tsx';
import { AtalhosHost } from './dialogs/atalhos-host.tsx';
import { HotsiteHost } from './dialogs/hotsite-host.tsx';
import { LogInHost } from './dialogs/log-in-host.tsx';
import { Letterhead } from './header/letterhead.tsx';
import { Header } from './header.tsx';
import { ScreenSkeleton } from './lazy/screen-skeleton.tsx';
import { CONTENT_ID, skipToContent } from './page/focus-content.ts';
import * as css from './page/shell.css.ts';
import { Identity } from './parametros/identity.tsx';
import { AboveHeader, BelowHeader, PageEnd } from './screens/content-frame.tsx';
import { Screens } from './screens/screens.tsx';
import { useNewScreen } from './screens/use-new-screen.ts';
import { useLeftSessions } from './session/use-left-sessions.ts';
import { StartGate } from './start/start-gate.tsx';
import { useInitialData } from './start/use-initial-data.ts';
import { ThemeWatch } from './theme/theme-watch.tsx';
import { UpdateDemand } from './update/update-demand.tsx';
import { UpdatePrompt } from './update/update-prompt.tsx';

/** The frame while the device's data is opened, at its final height: nothing moves later. */
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

/** The first stop of the Tab key: a link past the header. */
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
