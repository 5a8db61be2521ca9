import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { formatAge } from '#lib/format-age.ts';
import type { CartaLida } from '#mirror/cartas.ts';
import { useConnected } from '#parts/device/use-connected.ts';
import { useNow } from '#parts/device/use-now.ts';
import { excluirText, SEM_SINAL } from '#parts/letters/words.ts';
import * as bar from '#parts/list/acao-button.css.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { AjustarDialog } from './ajustar-dialog.tsx';
import * as css from './carta-itens.css.ts';
import { confirmarText } from './confirmar-text.ts';
import { Fatos } from './fatos.tsx';
import { type Corrigido, type Grupo, type Linha, linhaNome, toGrupos, toLinhas } from './itens.ts';
import { ItensLista } from './itens-lista.tsx';
import type { Edicao } from './use-edicao.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

const JA_INSERIDO = 'O registro selecionado já foi inserido.';
const NAO_CORRIGIDO = 'Apenas itens com lotes corrigidos podem ser alterados/excluídos.';
const SEM_CORRECAO = 'É necessário corrigir ao menos um item para concluir a carta de correção!';

const alert = (text: string): void => void showMessage({ kind: 'alert', text });

export type EditarProps = {
  lida: CartaLida;
  edicao: Edicao;
  /** When the device's copy was read, while the server does not answer; null otherwise. */
  at: number | null;
};

/** An open letter: its rows with their acts. */
export function Editar({ lida, edicao, at }: EditarProps) {
  const { carta, itens } = lida;
  const { idCartaCorrecao } = carta;
  const question = `carta:${idCartaCorrecao}`;
  const linhas = useMemo(() => toLinhas(toGrupos(itens)), [itens]);
  const isConnected = useConnected();
  const now = useNow();
  const [, navigate] = useLocation();
  const [aberto, setAberto] = useState<{ grupo: Grupo; alterado: Corrigido | null } | null>(null);
  const acoes = useRef<HTMLDivElement>(null);
  const leaveTop = useCallback(() => acoes.current?.querySelector('button')?.focus(), []);
  useTitulo('Alterar Carta de Correção');

  /** Runs an act that only the server can do. */
  const comSinal = (act: () => void) => (isConnected ? act() : alert(SEM_SINAL));
  const inserir = ({ grupo, corrigido }: Linha) =>
    corrigido !== null || grupo.restante === 0
      ? alert(JA_INSERIDO)
      : comSinal(() => setAberto({ grupo, alterado: null }));
  const alterar = ({ grupo, corrigido }: Linha) =>
    corrigido === null ? alert(NAO_CORRIGIDO) : comSinal(() => setAberto({ grupo, alterado: corrigido }));
  const excluir = (linha: Linha) => {
    const { grupo, corrigido } = linha;
    if (corrigido === null) return alert(NAO_CORRIGIDO);
    return comSinal(() => {
      confirm({ text: excluirText(linhaNome(linha)), isGrave: true })
        .then((yes) => (yes ? edicao.excluir(grupo, corrigido) : undefined))
        .catch((error: unknown) => console.error('an item could not be removed', error));
    });
  };
  const confirmar = () =>
    linhas.every(({ corrigido }) => corrigido === null)
      ? alert(SEM_CORRECAO)
      : comSinal(() => {
          confirm({ text: confirmarText(lida), yes: 'Confirmar a carta', no: 'Voltar' })
            .then((yes) => (yes ? edicao.confirmar(lida) : undefined))
            .catch((error: unknown) => console.error('a letter could not be confirmed', error));
        });
  // The row may have changed since the dialog was opened.
  const grupo = linhas.find(({ key }) => key === aberto?.grupo.key)?.grupo ?? aberto?.grupo;

  return (
    <div className={css.stack}>
      <PageHeader title="Alterar Carta de Correção" count={`nº ${idCartaCorrecao}`}>
        <div
          ref={acoes}
          className={bar.toolbar}
          role="group"
          aria-label="Ações da carta de correção"
          data-print="hide"
        >
          <AcaoButton
            label="Cancelar"
            keepsWords
            icon={<X {...ICON} />}
            onPress={() => navigate(routes.cartaCorrecao)}
          />
          <Button
            variant="primary"
            icon={<Check {...ICON} />}
            isPending={edicao.isPending && aberto === null}
            onPress={confirmar}
          >
            Confirmar
          </Button>
        </div>
      </PageHeader>
      {!isConnected && aberto === null && (
        <Notice tone="pending">
          {at === null ? SEM_SINAL : `${SEM_SINAL} Dados deste aparelho, lidos ${formatAge(now - at)}.`}
        </Notice>
      )}
      <Fatos carta={carta} />
      {linhas.length === 0 ? (
        <EmptyState title="Nenhum item encontrado." />
      ) : (
        <ItensLista
          linhas={linhas}
          dica="Em cada lote que veio diferente, escolha Inserir e informe o lote recebido; no fim, confirme a carta."
          atos={{ inserir, alterar, excluir }}
          question={question}
          onLeaveTop={leaveTop}
        />
      )}
      {aberto && grupo && (
        <AjustarDialog
          grupo={grupo}
          alterado={aberto.alterado}
          isConnected={isConnected}
          isPending={edicao.isPending}
          onSave={(ajuste) =>
            edicao.gravar({ grupo, ajuste, alterado: aberto.alterado }, () => setAberto(null))
          }
          onClose={() => setAberto(null)}
        />
      )}
    </div>
  );
}
