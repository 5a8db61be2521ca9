import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Pencil from 'lucide-react/icons/pencil';
import ScrollText from 'lucide-react/icons/scroll-text';
import X from 'lucide-react/icons/x';
import { isEditavel } from '#features/devolucoes/situacao.ts';
import { useAtos } from '#features/devolucoes/use-atos.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import * as detalhe from '#parts/html/detalhe.css.ts';
import { useMay } from '#parts/device/use-may.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import type { Cliente } from '#parts/returns/use-devolucao-atos.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';

const ICON = { size: 18, 'aria-hidden': true } as const;

/** The acts on a return on its page. */
export function DevolucaoAcoes({ devolucao, cliente }: { devolucao: DevolucaoAqui; cliente: Cliente }) {
  const atos = useAtos(cliente);
  const mayAct = useMay('act');
  const isRascunho = mayAct && isEditavel(devolucao);
  return (
    <div className={detalhe.toolbar} role="group" aria-label="Ações da devolução" data-print="hide">
      {isRascunho && devolucao.itens.length > 0 && (
        <Button
          variant="primary"
          icon={<CircleCheck {...ICON} />}
          isPending={atos.isPending}
          onPress={() => atos.finalizar(devolucao)}
        >
          Finalizar
        </Button>
      )}
      {isRascunho && (
        <Button icon={<Pencil {...ICON} />} onPress={() => atos.editar(devolucao)}>
          Editar
        </Button>
      )}
      <Button icon={<ScrollText {...ICON} />} onPress={() => atos.baixar('espelho', devolucao)}>
        Espelho
      </Button>
      <Button icon={<ClipboardCheck {...ICON} />} onPress={() => atos.baixar('autorizacao', devolucao)}>
        Autorização de coleta
      </Button>
      <LinkTo href={routes.devolucao} icon={<X {...ICON} />}>
        Fechar
      </LinkTo>
    </div>
  );
}
