import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import PackageCheck from 'lucide-react/icons/package-check';
import type { ReactNode } from 'react';
import * as css from './grupo.css.ts';
import type { SituacaoGrupo } from './view.ts';

type Words = { tone: 'positive' | 'pending'; icon: ReactNode; titulo: string; texto: string };

const WORDS: Record<Exclude<SituacaoGrupo, 'aguardando'>, Words> = {
  pago: {
    tone: 'positive',
    icon: <CircleCheck size={22} aria-hidden="true" />,
    titulo: 'Pago',
    texto: 'O pagamento foi realizado com sucesso!',
  },
  saldo: {
    tone: 'positive',
    icon: <CircleCheck size={22} aria-hidden="true" />,
    titulo: 'Pago com saldo',
    texto: 'O saldo de adiantamento do cliente pagou este grupo.',
  },
  processado: {
    tone: 'positive',
    icon: <PackageCheck size={22} aria-hidden="true" />,
    titulo: 'Pedido Processado',
    texto: 'Este grupo usa o limite de crédito do cliente: não há nada a pagar agora.',
  },
  processando: {
    tone: 'pending',
    icon: <Hourglass size={22} aria-hidden="true" />,
    titulo: 'Pagamento em processamento',
    texto:
      'A operadora ainda não respondeu. Finalize de novo em instantes para consultar: o cartão não é cobrado duas vezes. Se nada tiver sido cobrado, o grupo é liberado em até 10 minutos.',
  },
};

/** The state of a group that has nothing to fill in. */
export function GrupoSituacao({ situacao }: { situacao: Exclude<SituacaoGrupo, 'aguardando'> }) {
  const { tone, icon, titulo, texto } = WORDS[situacao];
  return (
    <div className={css.done} role="status">
      <span className={css.doneSign} data-tone={tone}>
        {icon}
      </span>
      <div>
        <p className={css.doneTitle}>{titulo}</p>
        <p>{texto}</p>
      </div>
    </div>
  );
}
