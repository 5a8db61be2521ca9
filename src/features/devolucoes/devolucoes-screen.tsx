import { useLocation } from 'wouter';
import { DEVOLUCAO_EM_DIGITACAO } from '#contract/returns/devolucao.ts';
import { SITUACOES } from '#domain/returns/situacao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { FiltroChips } from '#parts/list/filtro-chips.tsx';
import { FiltroRapido } from '#parts/list/filtro-rapido.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { ListaVazia } from '#parts/list/lista-vazia.tsx';
import { periodoText } from '#parts/list/periodo-filtro.ts';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { useListaPagina } from '#parts/list/use-lista-pagina.ts';
import { useMarcadas } from '#parts/list/use-marcadas.ts';
import { nomeOf, nomeText } from '#parts/returns/nome.ts';
import { useListasDeDevolucao } from '#parts/returns/use-devolucoes.ts';
import { devolucaoHref, routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Acoes } from './acoes.tsx';
import { colunasOf, DevolucaoCartao, type Pessoa } from './colunas.tsx';
import { chipsOf, devolucoesHref, filtroInicial } from './filtro.ts';
import { FiltroDrawer } from './filtro-drawer.tsx';
import { Legendas } from './legenda.tsx';
import { isEditavel } from './situacao.ts';
import { type Atos, useAtos } from './use-atos.ts';
import { useFiltro } from './use-filtro.ts';
import { type Linha, useLista } from './use-lista.ts';
import { totaisText } from './words.ts';

const TITULO = 'Devoluções';
const SEM_ANTIGAS =
  'Sem sinal: devoluções encerradas há mais de 90 dias não ficam neste aparelho e aparecem quando o sinal voltar.';
const SEM_NENHUMA =
  'Sem sinal: as devoluções deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.';

const HEIGHT = { table: 41, card: 88 } as const;
const NENHUMA: readonly Linha[] = [];
const keyOf = ({ devolucao }: Linha): string => devolucao;
const rowName = (linha: Linha): string => `devolução ${nomeText(linha)}`;

/** /devolucao: the returns of the customer being served. */
export function DevolucoesScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="as devoluções">
      {({ idPessoa, usuarioCliente }) => (
        <DoCliente idPessoaCliente={idPessoa} pessoa={usuarioCliente.pessoa} />
      )}
    </ListaDoCliente>
  );
}

function DoCliente({ idPessoaCliente, pessoa }: { idPessoaCliente: number; pessoa: Pessoa }) {
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const { filtro, change } = useFiltro(hoje);
  const drawer = useDrawer();
  const lista = useLista(idPessoaCliente, filtro, { hoje, now });
  const linhas = lista.linhas ?? NENHUMA;
  const question = `${idPessoaCliente}:${devolucoesHref(filtro, hoje)}`;
  const marcadas = useMarcadas(linhas, keyOf, { question, isMulti: false });
  const [marcada] = marcadas.rows;
  const [, navigate] = useLocation();
  const atos = useAtos({ idPessoaCliente, nomeCliente: pessoa.nome });
  const situacoes = useListasDeDevolucao()?.situacoes ?? SITUACOES;
  const chips = chipsOf(filtro, hoje, (id) => situacaoOf(situacoes, id));
  const { antigas } = lista;
  // Of a part of the pages neither count nor sum is that of the filter.
  const isWhole = lista.linhas !== undefined && !antigas.isLendo && antigas.falha === null;
  const text = isWhole ? totaisText(linhas) : null;
  const { acoes, leaveTop } = useListaPagina(text, lista.at);
  const mayAct = useMay('act');
  const abrir = (linha: Linha) =>
    mayAct && isEditavel(linha) ? atos.editar(linha) : navigate(devolucaoHref(nomeOf(linha)));
  const onContinuar = mayAct ? atos.editar : null;
  const isRascunhos = filtro.idSituacao === DEVOLUCAO_EM_DIGITACAO;
  const rascunhos = linhas.filter(({ idSituacao }) => idSituacao === DEVOLUCAO_EM_DIGITACAO).length;
  const limpar = () => change(filtroInicial(hoje), 'step');
  const nova = () => navigate(routes.devolucaoCadastrar);
  const withMarcada = (act: (linha: Linha) => void) => () => {
    if (marcada) act(marcada);
    else showMessage({ kind: 'alert', text: SEM_SELECAO }).catch(() => undefined);
  };

  return (
    <div className={listaCss.screen}>
      <PageHeader title={TITULO} count={text}>
        <Acoes
          lista={{
            ref: acoes,
            drawer,
            filtros: chips.length,
            marcadas,
            soma: marcada?.valorTotal,
          }}
          onNova={nova}
          isEditavel={mayAct && marcada !== undefined && isEditavel(marcada)}
          onAbrir={withMarcada(abrir)}
          {...onAtos(atos, withMarcada)}
        />
      </PageHeader>
      <ListaPapel
        linhas={linhas.length}
        at={lista.at ?? null}
        recorte={[
          periodoText(filtro),
          ...chips.filter(({ key }) => key !== 'periodo').map(({ titulo, nome }) => `${titulo}: ${nome}`),
        ]}
      />
      <FiltroChips
        chips={isRascunhos ? chips.filter(({ key }) => key !== 'situacao') : chips}
        onRemove={(chip) => change(chip.without, 'step')}
        onClear={limpar}
      />
      <div className={listaCss.above}>
        <div className={listaCss.above}>
          <Legendas />
          {(rascunhos > 0 || isRascunhos) && (
            <FiltroRapido
              label="Devoluções por terminar"
              escolhas={[
                {
                  id: DEVOLUCAO_EM_DIGITACAO,
                  nome: situacaoOf(situacoes, DEVOLUCAO_EM_DIGITACAO),
                  tone: 'caution',
                  total: rascunhos,
                },
              ]}
              escolhida={filtro.idSituacao}
              onEscolher={(idSituacao) => change({ idSituacao }, 'step')}
            />
          )}
        </div>
        {typeof lista.at === 'number' && (
          <p className={listaCss.age} data-print="hide">{`Lista atualizada ${formatAge(now - lista.at)}`}</p>
        )}
      </div>
      <ListaNotice
        {...antigas}
        oQue="devoluções"
        semResposta={lista.at === null ? SEM_NENHUMA : SEM_ANTIGAS}
      />
      {lista.linhas === undefined && <ListaLendo oQue="as devoluções" />}
      {isWhole && linhas.length === 0 && (
        <ListaVazia
          chips={chips}
          onLimpar={limpar}
          text={
            mayAct
              ? 'Faça uma nova devolução, ou mude o período e a situação do filtro.'
              : 'Mude o período e a situação do filtro.'
          }
        >
          {mayAct && (
            <Button variant={chips.length > 0 ? 'secondary' : 'primary'} onPress={nova}>
              Nova devolução
            </Button>
          )}
        </ListaVazia>
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Devoluções"
          rows={linhas}
          rowKey={keyOf}
          rowName={rowName}
          columns={colunasOf(pessoa, onContinuar, linhas[0])}
          card={(linha) => <DevolucaoCartao linha={linha} onContinuar={onContinuar} />}
          height={HEIGHT}
          tableFrom="longIcons"
          marcadas={marcadas}
          onOpen={abrir}
          {...(mayAct && { onDelete: atos.excluir })}
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
          situacoes={situacoes}
          total={isWhole ? linhas.length : null}
          hoje={hoje}
          change={change}
        />
      )}
    </div>
  );
}

const situacaoOf = (situacoes: typeof SITUACOES, id: number): string =>
  situacoes.find(({ idSituacao }) => idSituacao === id)?.descSituacao ?? `Situação ${id}`;

/** The acts of the toolbar, each for the marked return. */
const onAtos = (atos: Atos, withMarcada: (act: (linha: Linha) => void) => () => void) => ({
  onEspelho: withMarcada((linha) => atos.baixar('espelho', linha)),
  onColeta: withMarcada(atos.emColeta),
  onAutorizacao: withMarcada((linha) => atos.baixar('autorizacao', linha)),
  onTransporte: withMarcada(atos.emTransporte),
  onExcluir: withMarcada(atos.excluir),
});
