import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ItemVisto } from '#domain/returns/fold.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { toolbar } from '#parts/buy/acao-button.css.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { useListasDeDevolucao } from '#parts/returns/use-devolucoes.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Abas, SEM_ITENS } from './abas.tsx';
import { nomeDaDevolucao } from './achada.ts';
import { Cabecalho, type DiasDaNota } from './cabecalho.tsx';
import * as css from './digitacao.css.ts';
import { ItemDialog } from './item-dialog.tsx';
import { loteKey, pendentesDe, toLotes } from './lotes.ts';
import { useAtos } from './use-atos.ts';
import { useItensDaNota } from './use-itens-da-nota.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

export const TITULO = 'Digitação da Devolução';

export type RascunhoProps = {
  aqui: DevolucaoAqui;
  devolucoes: readonly DevolucaoAqui[];
  idPessoaCliente: number;
  nomeCliente: string;
  /** The invoice's days as this device kept them when it made the return. */
  dias: DiasDaNota;
  onEnding: (isEnding: boolean) => void;
};

/** A draft with its lists and acts. */
export function Rascunho({ aqui, devolucoes, dias, ...props }: RascunhoProps) {
  const { idPessoaCliente, nomeCliente } = props;
  const itensDaNota = useItensDaNota(idPessoaCliente, aqui.idTitulo);
  const motivos = useListasDeDevolucao()?.motivos ?? [];
  const atos = useAtos({ aqui, ...props });
  const [, navigate] = useLocation();
  const [aberto, setAberto] = useState<string | null>(null);
  const acts = useRef<HTMLDivElement>(null);
  const leaveTop = useCallback(() => acts.current?.querySelector('button')?.focus(), []);
  const { valor } = itensDaNota;
  const lotes = useMemo(
    () => (valor === undefined ? null : toLotes(valor, aqui.itens, pendentesDe(devolucoes, aqui))),
    [valor, aqui, devolucoes],
  );
  const lote = lotes?.find(({ key }) => key === aberto);
  const editar = (item: ItemVisto) => {
    const key = loteKey(item);
    if (lotes?.some((one) => one.key === key)) setAberto(key);
    else void showMessage({ kind: 'alert', text: SEM_ITENS });
  };
  return (
    <div className={css.stack}>
      <PageHeader title={TITULO} count={nomeDaDevolucao(aqui)}>
        <div ref={acts} className={toolbar} role="group" aria-label="Ações da devolução" data-print="hide">
          <Button
            variant="primary"
            icon={<Check {...ICON} />}
            isPending={atos.isPending}
            onPress={atos.finalizar}
          >
            Finalizar
          </Button>
          <Button icon={<Trash2 {...ICON} />} onPress={atos.cancelar}>
            Cancelar
          </Button>
          <Button icon={<X {...ICON} />} onPress={() => navigate(routes.devolucao)}>
            Fechar
          </Button>
        </div>
      </PageHeader>
      {aqui.recusada && (
        <Notice
          tone="caution"
          title="Precisa de você"
          isNews
          action={
            <Button size="sm" onPress={openSincronizacao}>
              Decidir
            </Button>
          }
        >
          <p>{aqui.recusada.description}</p>
        </Notice>
      )}
      <Cabecalho aqui={aqui} nomeCliente={nomeCliente} dias={itensDaNota.nota ?? dias} lotes={lotes} />
      <Abas
        aqui={aqui}
        itensDaNota={itensDaNota}
        lotes={lotes}
        onInserir={({ key }) => setAberto(key)}
        onEditar={editar}
        onExcluir={(item) => atos.excluir({ ...item })}
        onLeaveTop={leaveTop}
      />
      {lote && lotes && (
        <ItemDialog
          key={lote.key}
          lote={lote}
          lotes={lotes}
          motivos={motivos}
          onClose={() => setAberto(null)}
          onSave={(item) => {
            setAberto(null);
            atos.inserir(item);
          }}
        />
      )}
    </div>
  );
}
