import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ItemVisto } from '#domain/returns/fold.ts';
import { notaVolta } from '#features/devolucao-nova/formulario.ts';
import { useMotivos } from '#features/devolucao-nova/use-motivos.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { nomeText } from '#parts/returns/nome.ts';
import { useDevolucoes, useDiasDaNota } from '#parts/returns/use-devolucoes.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Abas, SEM_ITENS } from './abas.tsx';
import { Cabecalho } from './cabecalho.tsx';
import * as css from './digitacao.css.ts';
import { FotosDoRascunho } from './fotos-do-rascunho.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { loteKey, pendentesDe, toLotes } from './lotes.ts';
import type { Atos } from './use-atos.ts';
import { useItensDaNota } from './use-itens-da-nota.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

export const TITULO = 'Digitação da Devolução';

export type RascunhoProps = {
  aqui: DevolucaoAqui;
  atos: Atos;
  idPessoaCliente: number;
  nomeCliente: string;
};

const NENHUMA: readonly DevolucaoAqui[] = [];

/** The day on which a return was made: it decides what can go back. */
const diaDe = ({ dataDevolucao }: DevolucaoAqui): string => businessDayOf(new Date(dataDevolucao));

/** A draft with its lists and acts. */
export function Rascunho({ aqui, atos, idPessoaCliente, nomeCliente }: RascunhoProps) {
  const itensDaNota = useItensDaNota(idPessoaCliente, aqui.idTitulo);
  const dias = useDiasDaNota(idPessoaCliente, aqui);
  const devolucoes = useDevolucoes(idPessoaCliente)?.devolucoes ?? NENHUMA;
  const motivos = useMotivos();
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
      <PageHeader title={TITULO} count={nomeText(aqui)} />
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
      <Cabecalho aqui={aqui} nomeCliente={nomeCliente} dias={dias} lotes={lotes} />
      <Abas
        aqui={aqui}
        itensDaNota={itensDaNota}
        lotes={lotes}
        onInserir={({ key }) => setAberto(key)}
        onEditar={editar}
        onExcluir={(item) => atos.excluir(aqui, { ...item })}
        onLeaveTop={leaveTop}
      />
      <FotosDoRascunho aqui={aqui} atos={atos} />
      <div ref={acts} className={css.pe} role="group" aria-label="Ações da devolução" data-print="hide">
        <p className={css.proximo}>
          {aqui.itens.length === 0
            ? 'Insira os itens que voltam, com a quantidade e o motivo.'
            : 'Insira outros itens, ou confira os da devolução e finalize.'}
        </p>
        <Button
          variant="primary"
          icon={<Check {...ICON} />}
          isPending={atos.isPending}
          onPress={() => atos.finalizar(aqui)}
        >
          Finalizar
        </Button>
        <Button icon={<Trash2 {...ICON} />} onPress={() => atos.cancelar(aqui)}>
          Cancelar
        </Button>
        <Button icon={<X {...ICON} />} onPress={() => navigate(routes.devolucao)}>
          Fechar
        </Button>
      </div>
      {lote && lotes && (
        <ItemDialog
          key={lote.key}
          lote={lote}
          lotes={lotes}
          motivos={motivos}
          notaVolta={(idMotivo) => dias === null || notaVolta(dias.dataDocumento, diaDe(aqui), idMotivo)}
          onClose={() => setAberto(null)}
          onSave={(item) => {
            setAberto(null);
            atos.inserir(aqui, item);
          }}
        />
      )}
    </div>
  );
}
