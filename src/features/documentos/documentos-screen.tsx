import { useQueryClient } from '@tanstack/react-query';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import FilePlus from 'lucide-react/icons/file-plus';
import { useMemo, useRef, useState } from 'react';
import { descricaoPendencia } from '#domain/documents/pendencia.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useDrawer } from '#parts/dialogs/use-drawer.ts';
import * as bar from '#parts/list/acao-button.css.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { FiltroChips } from '#parts/list/filtro-chips.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaAcoes } from '#parts/list/lista-acoes.tsx';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { periodoText } from '#parts/list/periodo-filtro.ts';
import { useListaPagina } from '#parts/list/use-lista-pagina.ts';
import { useNearEnd } from '#parts/list/use-near-end.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { useFocusLater } from '#ui/use-focus-later.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { COLUNAS, type Linha, PendenciaCartao } from './colunas.tsx';
import * as css from './documentos.css.ts';
import { chipsOf, documentosHref, filtroInicial, ORDENS } from './filtro.ts';
import { FiltroDrawer } from './filtro-drawer.tsx';
import { Licencas } from './licencas.tsx';
import { pendenciasKey, useSituacoes } from './queries.ts';
import { useSessaoVencida } from './queries-sessao.ts';
import { RascunhosSection } from './rascunhos-section.tsx';
import { ENTRE_DE_NOVO, enviadaText } from './revisao/palavras.ts';
import { RevisaoDialog } from './revisao/revisao-dialog.tsx';
import { Legendas } from './situacao.tsx';
import { useFiltro } from './use-filtro.ts';
import { type PendenciasLidas, usePendencias } from './use-pendencias.ts';
import { solicitacoesText } from './words.ts';

const TITULO = 'Documentos Regulatórios';
const SEM_NENHUMA =
  'Sem sinal: as solicitações deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.';
const SEM_OUTRAS =
  'Sem sinal: as solicitações deste filtro não estão todas neste aparelho e aparecem quando o sinal voltar.';

const HEIGHT = { table: 52, card: 120 } as const;
const ICON = { size: 18, 'aria-hidden': true } as const;
const NENHUMA: readonly Linha[] = [];
const keyOf = ({ key }: Linha): string => key;

/** /DocumentosRegulatorios: requests for the review of the served customer's documents. */
export function DocumentosScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="as solicitações">
      {(cliente) => <DoCliente cliente={cliente} />}
    </ListaDoCliente>
  );
}

function DoCliente({ cliente }: { cliente: ClienteRow }) {
  const idPessoaCliente = cliente.idPessoa;
  const { usuario, vault } = useDevice();
  const client = useQueryClient();
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const { filtro, change } = useFiltro(hoje);
  const drawer = useDrawer();
  const lidas = usePendencias(idPessoaCliente, filtro, hoje);
  const { lista, at, servidor } = lidas;
  const linhas = useMemo(
    () =>
      lista?.linhas.map(
        (row, posicao): Linha => ({ ...row, key: String(row.idPendenciaDocumento ?? `p${posicao}`) }),
      ) ?? NENHUMA,
    [lista],
  );
  const situacoes = useSituacoes();
  const mayAct = useMay('act');
  const chips = chipsOf(
    filtro,
    hoje,
    (id) =>
      situacoes.find((one) => one.idPendenciaDocumentoClienteSituacao === id)?.descricao ||
      descricaoPendencia(id) ||
      `Situação ${id}`,
  );
  const text = lista === undefined ? null : solicitacoesText(lista.total);
  const { acoes, leaveTop } = useListaPagina(text, lidas.guardadasEm);
  useNearEnd(servidor.lerMais);
  const isVencida = useSessaoVencida();
  // The buttons of a draft go with it.
  const revisar = useRef<HTMLButtonElement>(null);
  const focusRevisar = useFocusLater(() => revisar.current);
  const [revisando, setRevisando] = useState<number | null>(null);
  const onEnviada = (mensagem: string, feita: { idPessoaCliente: number; nomeCliente: string }) => {
    setRevisando(null);
    client.invalidateQueries({ queryKey: pendenciasKey(usuario.id) }).catch(() => undefined);
    // The copy for offline use lacks the new request until it is read again.
    announce(vault.name, 'refresh');
    const paraOutro = feita.idPessoaCliente === idPessoaCliente ? null : feita.nomeCliente;
    showMessage({ kind: 'information', text: enviadaText(mensagem, paraOutro) }).then(
      focusRevisar,
      () => undefined,
    );
  };

  return (
    <div className={listaCss.screen}>
      <PageHeader title={TITULO} count={text}>
        <ListaAcoes ref={acoes} label="Ações dos documentos" drawer={drawer} filtros={chips.length}>
          <AcaoButton
            ref={revisar}
            right="act"
            variant="primary"
            keepsWords
            label="Revisar Documento"
            icon={<FilePlus {...ICON} />}
            aria-haspopup="dialog"
            onPress={() => setRevisando(idPessoaCliente)}
          >
            {isVencida && <span className={css.ressalva}>{ENTRE_DE_NOVO}</span>}
          </AcaoButton>
          <span className={bar.gap} />
          <Select
            label="Ordenar por"
            icon={<ArrowDownUp {...ICON} />}
            value={filtro.ordem}
            options={ORDENS}
            onChange={(ordem) => change({ ordem }, 'replace')}
            foldsOnPhones
          />
        </ListaAcoes>
      </PageHeader>
      <ListaPapel
        linhas={linhas.length}
        at={at}
        recorte={[
          `Solicitações de ${periodoText(filtro)}`,
          ...chips.filter(({ key }) => key !== 'pedida').map(({ titulo, nome }) => `${titulo}: ${nome}`),
          ...(lista !== undefined && linhas.length < lista.total
            ? [`As primeiras ${linhas.length} de ${lista.total}`]
            : []),
        ]}
      />
      <Licencas datas={cliente.detalhe?.dadosGerais.datasRegulatorias} hoje={hoje} mayAct={mayAct} />
      <RascunhosSection
        now={now}
        isRevisando={revisando !== null}
        onContinuar={setRevisando}
        onDescartado={focusRevisar}
      />
      <FiltroChips
        chips={chips}
        onRemove={(chip) => change(chip.without, 'step')}
        onClear={() => change({ ...filtroInicial(hoje), ordem: filtro.ordem }, 'step')}
      />
      <div className={listaCss.above}>
        <p className={listaCss.age} data-print="hide">
          {`${periodoText(filtro)}${at === null ? '' : `, lista atualizada ${formatAge(now - at)}`}`}
        </p>
        <Legendas />
      </div>
      <Aviso lidas={lidas} lidos={linhas.length} />
      {lista === undefined && servidor.falha === null && <ListaLendo oQue="as solicitações" />}
      {lista && linhas.length === 0 && (
        <EmptyState
          title="Nenhuma solicitação encontrada."
          text={
            mayAct
              ? 'Peça a revisão de um documento, ou mude o período e a situação do filtro.'
              : 'Mude o período e a situação do filtro.'
          }
          action={<Button onPress={drawer.open}>Mudar o filtro</Button>}
        />
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Solicitações"
          rows={linhas}
          rowKey={keyOf}
          columns={COLUNAS}
          card={(linha) => <PendenciaCartao linha={linha} idPessoaCliente={idPessoaCliente} />}
          height={HEIGHT}
          question={`${idPessoaCliente}:${documentosHref(filtro, hoje)}`}
          onLeaveTop={leaveTop}
        />
      )}
      {revisando !== null && (
        <RevisaoDialog
          idPessoaCliente={revisando}
          idServido={idPessoaCliente}
          onClose={() => setRevisando(null)}
          onEnviada={onEnviada}
        />
      )}
      {drawer.isThere && (
        <FiltroDrawer
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onClosed={drawer.onClosed}
          filtro={filtro}
          situacoes={situacoes}
          hoje={hoje}
          total={lista?.total ?? null}
          change={change}
        />
      )}
    </div>
  );
}

/** Why requests are missing, and how far they have come. A list that is whole, and an ended session, say nothing here. */
function Aviso({
  lidas: { lista, guardadasEm, servidor },
  lidos,
}: {
  lidas: PendenciasLidas;
  lidos: number;
}) {
  const { falha } = servidor;
  const isWhole = lista !== undefined && lista.linhas.length >= lista.total;
  const isQuiet =
    lista !== undefined && (falha?.kind === 'sessao' || (falha?.kind === 'silencio' && isWhole));
  return (
    <ListaNotice
      {...servidor}
      falha={isQuiet ? null : falha}
      isLendo={servidor.isLendo && !isQuiet && (lista === undefined || lidos > 0)}
      lidos={lidos}
      total={lista?.total ?? null}
      oQue="solicitações"
      semResposta={guardadasEm === null ? SEM_NENHUMA : SEM_OUTRAS}
    />
  );
}
