import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { useDevice } from '#parts/device.tsx';
import { useSyncStatus } from '#parts/use-sync-status.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { confirm, showMessage } from '#ui/message-queue.ts';
import { lazyDialog } from './lazy-part.tsx';
import { logOut } from './log-out.ts';

const AboutDialog = lazyDialog(async () => (await import('./about-dialog.tsx')).AboutDialog);

function leavingText(nome: string, unsent: number, connected: boolean): string {
  const sentences = [`Encerrar a sessão de ${nome} neste aparelho?`];
  if (unsent > 0) {
    const what = unsent === 1 ? 'Há 1 alteração não enviada' : `Há ${unsent} alterações não enviadas`;
    sentences.push(`${what}: fica guardada aqui e é enviada quando ${nome} entrar de novo.`);
  }
  if (!connected) sentences.push('Sem sinal não será possível entrar de novo.');
  return sentences.join(' ');
}

/** The user's own menu: what this is, and the way out, which loses nothing. */
export function UserMenu() {
  const { usuario } = useDevice();
  const status = useSyncStatus();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const leave = async () => {
    const unsent = (status?.waiting ?? 0) + (status?.attention ?? 0);
    const text = leavingText(usuario.nome, unsent, status?.connected ?? true);
    if (await confirm({ title: 'Sair', text, yes: 'Sair', no: 'Ficar' })) await logOut();
  };
  return (
    <>
      <MenuButton
        label={`Usuário ${usuario.nome}`}
        icon={<User size={20} aria-hidden="true" />}
        isIconOnly
        items={[
          {
            id: 'about',
            label: 'Sobre o Maleta',
            icon: <Info size={18} aria-hidden="true" />,
            onPress: () => setAboutOpen(true),
          },
          {
            id: 'leave',
            label: `Sair (${usuario.nome})`,
            icon: <LogOut size={18} aria-hidden="true" />,
            onPress: () => {
              leave().catch(() =>
                showMessage({ kind: 'error', text: 'Não foi possível sair. Tente de novo.' }),
              );
            },
          },
        ]}
      />
      {isAboutOpen && <AboutDialog onClose={() => setAboutOpen(false)} />}
    </>
  );
}
