import type { LucideIcon } from 'lucide-react';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import Barcode from 'lucide-react/icons/barcode';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import FolderCheck from 'lucide-react/icons/folder-check';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import Landmark from 'lucide-react/icons/landmark';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import PackageX from 'lucide-react/icons/package-x';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { openAtalhos } from '#app/dialogs/atalhos-state.ts';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { discardAndLogOut, logOut } from '#app/session/log-out.ts';
import { largeText, toggleLargeText } from '#ui/large-text.ts';
import { may, nomeDoPapel } from '#domain/access/papel.ts';
import { countUnsent, readUnsent } from '#outbox/unsent.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { openAcesso } from '#parts/dialogs/acesso-state.ts';
import { openPreferencias } from '#parts/dialogs/preferencias-state.ts';
import { routes } from '#routes.ts';
import { touch } from '#theme/scale.ts';
import { focusTitle } from '#ui/focus-on.ts';
import { MenuButton, type MenuItem } from '#ui/layer/menu-button.tsx';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import * as menu from '#ui/menu.css.ts';
import { useMedia } from '#ui/use-media.ts';

const LeaveDialog = lazyDialog(async () => (await import('#app/dialogs/leave-dialog.tsx')).LeaveDialog);
const AboutDialog = lazyDialog(async () => (await import('#app/dialogs/about-dialog.tsx')).AboutDialog);

function leavingText(nome: string, connected: boolean): string {
  const question = `Encerrar a sessão de ${nome} neste aparelho?`;
  return connected ? question : `${question} Sem sinal não será possível entrar de novo.`;
}

const entry = (id: string, label: string, Icon: LucideIcon, onPress: () => void): MenuItem => ({
  id,
  label,
  icon: <Icon size={18} aria-hidden="true" />,
  onPress,
});

const inGroup = (group: string, items: readonly MenuItem[]): MenuItem[] =>
  items.map((item) => ({ ...item, group }));

/** The user's menu: their lists, preferences, access and signing out, which loses work only if they say so. */
export function UserMenu() {
  const device = useDevice();
  const { usuario, vault } = device;
  const status = useSyncStatus();
  const isLarge = useSnapshot(largeText).isOn;
  const [path, navigate] = useLocation();
  const hasTouch = useMedia(touch);
  const [open, setOpen] = useState<'about' | 'leave' | null>(null);
  const screen = (id: string, label: string, Icon: LucideIcon, to: string): MenuItem => ({
    ...entry(id, label, Icon, () => {
      focusTitle();
      navigate(to);
    }),
    isCurrent: path === to,
  });
  // From home, so that the next user does not start at this user's screen.
  const leaveFromHome = <T,>(how: (from: Device) => Promise<T>): Promise<T> => {
    navigate(routes.home);
    return how(device);
  };
  const leave = async () => {
    // Read now, not from the last drawing: a change of a moment ago counts.
    if (countUnsent(await readUnsent(vault)) > 0) return setOpen('leave');
    const text = leavingText(usuario.nome, status?.connected ?? true);
    if (await confirm({ title: 'Sair', text, yes: 'Sair', no: 'Ficar' })) await leaveFromHome(logOut);
  };
  const discard = async () => {
    if (await leaveFromHome(discardAndLogOut)) return;
    await showMessage({
      kind: 'error',
      text: 'NÃO foi descartado: o navegador recusou gravar neste aparelho.',
    });
    location.reload();
  };
  const orSaySo = (work: Promise<void>) => {
    work.catch((error: unknown) => {
      console.error('leaving failed', error);
      return showMessage({ kind: 'error', text: 'Não foi possível sair. Tente de novo.' });
    });
  };
  return (
    <>
      <MenuButton
        label={`Usuário ${usuario.nome}`}
        icon={<User size={20} aria-hidden="true" />}
        isIconOnly
        head={
          <>
            {usuario.nome}
            <span className={menu.detail}>{nomeDoPapel(usuario.papel)}</span>
          </>
        }
        items={[
          ...inGroup('Compras', [
            ...(may(usuario.papel, 'decide')
              ? [screen('escritorio', 'Solicitações', Inbox, routes.escritorio)]
              : []),
            screen('pedidos', 'Meus Pedidos', ClipboardList, routes.pedidos),
            screen('comprados', 'Comprados', History, routes.comprados),
          ]),
          ...inGroup('Financeiro', [
            screen('contas', 'Contas Pendentes', Wallet, routes.contasPendentes),
            screen('extrato', 'Extrato de Conta Corrente', Landmark, routes.extrato),
            screen('cashback', 'Meu Cashback', PiggyBank, routes.meuCashback),
            entry('boleto', '2ª via de boleto', Barcode, () => openAcesso('boleto')),
          ]),
          ...inGroup('Notas e trocas', [
            screen('notas', 'Notas Fiscais', FileText, routes.notasFiscais),
            screen('devolucoes', 'Devoluções', PackageX, routes.devolucao),
            screen('cartas', 'Cartas de Correção', FilePen, routes.cartaCorrecao),
          ]),
          ...inGroup('Cadastro', [
            screen('documentos', 'Documentos Regulatórios', FolderCheck, routes.documentosRegulatorios),
            screen('email', 'E-mail Marketing', Mail, routes.usuarioEmail),
            screen('telefone', 'Whatsapp Marketing', MessageCircle, routes.usuarioTelefone),
          ]),
          ...inGroup('Sua conta', [
            entry('preferencias', 'Minhas Preferências', SlidersHorizontal, openPreferencias),
            entry('senha', 'Alterar senha', KeyRound, () => openAcesso('senha')),
            entry('sessoes', 'Sessões', MonitorSmartphone, () => openAcesso('sessoes')),
          ]),
          ...inGroup('Aparelho', [
            entry('letras', isLarge ? 'Letras normais' : 'Letras grandes', ALargeSmall, toggleLargeText),
            entry('atalhos', hasTouch ? 'Gestos e atalhos' : 'Atalhos de teclado', Keyboard, openAtalhos),
            entry('about', 'Sobre o Maleta', Info, () => setOpen('about')),
            entry('leave', 'Sair', LogOut, () => orSaySo(leave())),
          ]),
        ]}
      />
      {open === 'about' && <AboutDialog onClose={() => setOpen(null)} />}
      {open === 'leave' && (
        <LeaveDialog
          onClose={() => setOpen(null)}
          onLeave={() => orSaySo(leaveFromHome(logOut))}
          onDiscard={() => orSaySo(discard())}
        />
      )}
    </>
  );
}
