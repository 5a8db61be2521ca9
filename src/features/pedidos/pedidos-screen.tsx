import { useLocation } from 'wouter';
import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { announce as wake } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { FiltroChips } from '#parts/list/filtro-chips.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { ListaVazia } from '#parts/list/lista-vazia.tsx';
import { useListaPagina } from '#parts/list/use-lista-pagina.ts';
import { useMarcadas } from '#parts/list/use-marcadas.ts';
import { CompartilharVisita } from '#parts/share/compartilhar-visita.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { Acoes } from './acoes.tsx';
import { chipsOf, semFiltros } from './chips.ts';
import { colunasDe, linhaHref, linhaNome, PedidoCartao, totalDaLinha } from './colunas.tsx';
import { pedidosHref } from './filtro.ts';
import { FiltroDrawer } from './filtro-drawer.tsx';
import { Legendas } from './legenda.tsx';
import { maisDias, periodoFrase, periodoNome } from './periodo.ts';
import * as css from './pedidos.css.ts';
import { MaisDias, PeriodoLinha } from './periodo-linha.tsx';
import { useRepetir } from './repetir/use-repetir.tsx';
import { useAtos, usePagarDaLinha } from './use-atos.ts';
import { useFiltro } from './use-filtro.ts';
import { type Linha, type Lista, usePedidos } from './use-pedidos.ts';

const TITULO = 'Meus Pedidos';
const keyOf = ({ key }: Linha): string => key;
const NENHUMA: readonly Linha[] = [];

const SEM_ANTIGOS =
  'Sem sinal: pedidos com mais de 90 dias não ficam neste aparelho e aparecem quando o sinal voltar.';
const SEM_NENHUM =
  'Sem sinal: os pedidos deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.';

/** Fewer rows than these may look as if an order were lost. */
const POUCAS = 5;

const HEIGHT = { table: 41, card: 88 } as const;

/** '12 pedidos · R$ 1.234,56', what the sum leaves out, and the quotations and unsent ones next to it. */
function totaisText({ totais: { quantidade, soma, encerrados, orcamentos }, proprios }: Lista): string {
  return [
    formatQuantity(quantidade, 'pedido', 'pedidos'),
    encerrados === 0
      ? formatMoney(soma)
      : `${formatMoney(soma)} sem ${formatQuantity(encerrados, 'cancelado ou recusado', 'cancelados ou recusados')}`,
    orcamentos > 0 && formatQuantity(orcamentos, 'orçamento', 'orçamentos'),
    proprios > 0 && `mais ${formatCount(proprios)} deste aparelho`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** /pedidos: the orders of the customer being served. */
export function PedidosScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="os pedidos">
      {(cliente) => <DoCliente cliente={cliente} />}
    </ListaDoCliente>
  );
}

function DoCliente({ cliente: { idPessoa: idPessoaCliente, usuarioCliente } }: { cliente: ClienteRow }) {
  const { vault } = useDevice();
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const { filtro, change } = useFiltro(hoje);
  const drawer = useDrawer();
  const lista = usePedidos(idPessoaCliente, filtro, { now, isFiltering: drawer.isThere });
  const linhas = lista.linhas ?? NENHUMA;
  const question = `${idPessoaCliente}:${pedidosHref(filtro, hoje)}`;
  const marcadas = useMarcadas(linhas, keyOf, { question, isMulti: false });
  const { repetir, isPending, dialog } = useRepetir();
  const [marcada] = marcadas.rows;
  const atos = useAtos(marcada, repetir);
  const pagarDaLinha = usePagarDaLinha();
  const chips = chipsOf(filtro, lista.opcoes, hoje);
  const isKnown = lista.linhas !== undefined;
  const { antigos } = lista;
  // None but those of this device, and not all could be read: that is not nought.
  const isUncounted = linhas.length === lista.proprios && (antigos.isLendo || antigos.falha !== null);
  const text = isKnown && !isUncounted ? totaisText(lista) : null;
  const { acoes, leaveTop } = useListaPagina(text, isKnown ? lista.at : undefined);
  const [, navigate] = useLocation();
  const limpar = () => change(semFiltros(hoje), 'step');
  const mais = maisDias(filtro, hoje);
  const verMais = mais === null ? undefined : () => change(mais, 'step');

  return (
    <div className={listaCss.screen}>
      <PageHeader title={TITULO} count={text}>
        <Acoes
          lista={{
            ref: acoes,
            drawer,
            filtros: chips.length,
            marcadas,
            soma: marcada && totalDaLinha(marcada),
          }}
          onRepetir={atos.repetir}
          isRepeating={isPending}
          onPagar={atos.pagar}
          onOutraForma={atos.pagarDeOutraForma}
          onDetalhar={atos.detalhar}
          onAtualizar={() => {
            wake(vault.name, 'refresh');
            lista.antigos.reler();
          }}
          ordem={filtro.ordem}
          onOrdem={(ordem) => change({ ordem }, 'replace')}
        />
      </PageHeader>
      <ListaPapel
        linhas={linhas.length}
        at={lista.at}
        recorte={[
          ...(filtro.numero === '' ? [`${formatDate(filtro.de)} a ${formatDate(filtro.ate)}`] : []),
          ...chips.filter(({ key }) => key !== 'periodo').map(({ titulo, nome }) => `${titulo}: ${nome}`),
        ]}
      />
      <FiltroChips chips={chips} onRemove={(chip) => change(chip.without, 'step')} onClear={limpar} />
      <div className={listaCss.above}>
        <div className={css.marcas}>
          <Legendas />
          <div className={css.visita} data-print="hide">
            <CompartilharVisita idPessoaCliente={idPessoaCliente} nomeCliente={usuarioCliente.pessoa.nome} />
          </div>
        </div>
        <PeriodoLinha
          nome={periodoNome(filtro, hoje)}
          at={isUncounted ? null : lista.at}
          now={now}
          onMais={linhas.length > 0 && linhas.length < POUCAS ? verMais : undefined}
        />
      </div>
      <ListaNotice {...antigos} oQue="pedidos" semResposta={lista.at === null ? SEM_NENHUM : SEM_ANTIGOS} />
      {!isKnown && <ListaLendo oQue="os pedidos" />}
      {isKnown && linhas.length === 0 && !isUncounted && (
        <ListaVazia
          chips={chips}
          onLimpar={limpar}
          text={`${periodoFrase(filtro, hoje)}Mude o período ou os filtros para ver outros pedidos deste cliente.`}
        >
          {verMais && <MaisDias onPress={verMais} />}
          <Button onPress={drawer.open}>Filtrar</Button>
        </ListaVazia>
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Pedidos"
          rows={linhas}
          rowKey={keyOf}
          rowName={linhaNome}
          columns={colunasDe(linhas, pagarDaLinha)}
          card={(linha) => <PedidoCartao linha={linha} pagarDaLinha={pagarDaLinha} />}
          height={HEIGHT}
          tableFrom="icons"
          marcadas={marcadas}
          onOpen={(linha) => navigate(linhaHref(linha))}
          question={question}
          onLeaveTop={leaveTop}
        />
      )}
      {drawer.isThere && (
        <FiltroDrawer
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onClosed={drawer.onClosed}
          filtro={filtro}
          opcoes={lista.opcoes}
          total={linhas.length}
          hoje={hoje}
          change={change}
        />
      )}
      {dialog}
    </div>
  );
}
