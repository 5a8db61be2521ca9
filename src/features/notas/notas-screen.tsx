import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatCount } from '#lib/format-number.ts';
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
import { GuardandoBar } from '#parts/share/guardando.tsx';
import { from } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useMedia } from '#ui/use-media.ts';
import { Acima, Busca } from './acima.tsx';
import { Acoes } from './acoes.tsx';
import { colunasOf, type Linha, NotaCartao } from './colunas.tsx';
import { chipsAcimaOf, chipsOf, FILTRO_INICIAL, type Filtro, notasHref, toNumero } from './filtro.ts';
import { FiltroDrawer } from './filtro-drawer.tsx';
import { useBaixar } from './use-baixar.ts';
import { useFiltro } from './use-filtro.ts';
import { ultimasOf, useGuardarNotas } from './use-guardar-notas.ts';
import { useNotas } from './use-notas.ts';

const TITULO = 'Notas Fiscais';
const SEM_ANTIGAS =
  'Sem sinal: notas com mais de 90 dias não ficam neste aparelho e aparecem quando o sinal voltar.';
const SEM_NENHUMA =
  'Sem sinal: as notas deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.';

const HEIGHT = { table: 60, card: 96 } as const;
const NENHUMA: readonly Linha[] = [];
const keyOf = ({ key }: Linha): string => key;
const nomeOf = ({ nota }: Linha): string => `nota nº ${nota.numDocumento}`;
/** Cents; undefined where the value of one is not known. */
const somaOf = (notas: readonly NotaFiscal[]): number | undefined =>
  notas.reduce<number | undefined>(
    (soma, { valorTotalNota: valor }) =>
      soma === undefined || valor === undefined ? undefined : soma + valor,
    0,
  );
const notaOf = ({ nota }: Linha): NotaFiscal => nota;

const totalText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'documento' : 'documentos'} no total`;

/** /notasfiscais: the invoices of the customer being served. */
export function NotasScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="as notas fiscais">
      {({ idPessoa }) => <DoCliente idPessoaCliente={idPessoa} />}
    </ListaDoCliente>
  );
}

function DoCliente({ idPessoaCliente }: { idPessoaCliente: number }) {
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const { filtro, change, ordenar } = useFiltro(hoje);
  const hasRoom = useMedia(from.icons);
  const drawer = useDrawer();
  const lista = useNotas(idPessoaCliente, filtro, now);
  const linhas = lista.linhas ?? NENHUMA;
  const isKnown = lista.linhas !== undefined;
  const question = `${idPessoaCliente}:${notasHref(filtro)}`;
  const marcadas = useMarcadas(linhas, keyOf, { question, isMulti: true });
  const chosen = marcadas.rows.map(notaOf);
  const { baixar, exportar } = useBaixar(idPessoaCliente, lista.guardados);
  const onBoleto = (nota: NotaFiscal) => baixar('boleto', [nota]);
  const { guardando, guardar, parar, remover } = useGuardarNotas(idPessoaCliente);
  const isKept = marcadas.rows.length > 0 && marcadas.rows.every(({ isGuardada }) => isGuardada);
  const chips = chipsOf(filtro);
  const acima = chipsAcimaOf(filtro);
  const busca = <Busca busca={filtro.busca} change={change} />;
  // A search that may be an invoice's number goes on among those of all days.
  const buscado = /^\s*\d+\s*$/.test(filtro.busca) ? toNumero(filtro.busca) : '';
  const limpar = () => change({ ...FILTRO_INICIAL, ordem: filtro.ordem }, 'step');
  const { antigas } = lista;
  // None, and not all could be read: that is not nought.
  const isUncounted = linhas.length === 0 && (antigas.isLendo || antigas.falha !== null);
  const text = isKnown && !isUncounted ? totalText(linhas.length) : null;
  const { acoes, leaveTop } = useListaPagina(text, lista.at);

  return (
    <div className={listaCss.screen}>
      <PageHeader title={TITULO} count={text}>
        <Acoes
          lista={{ ref: acoes, drawer, filtros: chips.length, marcadas, soma: somaOf(chosen) }}
          onBaixar={(tipo) => baixar(tipo, chosen)}
          onExportar={() => exportar(linhas.map(notaOf), filtro, lista.isDoServidor && acima.length === 0)}
          isKeeping={guardando !== null}
          onGuardar={() => guardar(chosen.length > 0 ? chosen : ultimasOf(linhas.map(notaOf)))}
          onRemover={isKept ? () => remover(chosen) : undefined}
          ordem={filtro.ordem}
          onOrdem={ordenar}
          busca={!hasRoom && busca}
        />
      </PageHeader>
      <ListaPapel
        linhas={linhas.length}
        at={lista.at ?? null}
        recorte={[
          ...(chips.length === 0 ? ['Últimos 90 dias'] : []),
          ...[...chips, ...acima].map(({ titulo, nome }) => `${titulo}: ${nome}`),
        ]}
      />
      <FiltroChips chips={chips} onRemove={(chip) => change(chip.without, 'step')} onClear={limpar} />
      {guardando && (
        <GuardandoBar
          guardando={guardando}
          label="Guardando os documentos no aparelho"
          oQue="notas"
          onStop={parar}
        />
      )}
      <Acima
        filtro={filtro}
        pagamentos={lista.pagamentos}
        change={change}
        onOrdem={ordenar}
        busca={hasRoom && busca}
      >
        <Idade filtro={filtro} at={isUncounted ? null : (lista.at ?? null)} now={now} />
      </Acima>
      <ListaNotice {...antigas} oQue="notas" semResposta={lista.at === null ? SEM_NENHUMA : SEM_ANTIGAS} />
      {!isKnown && <ListaLendo oQue="as notas fiscais" />}
      {isKnown && linhas.length === 0 && !isUncounted && (
        <ListaVazia
          chips={[...chips, ...acima]}
          text={
            filtro.busca === ''
              ? 'Mude o ano, o mês ou o número para ver outras notas deste cliente.'
              : 'Busque por número, valor (1234,56), chave ou pedido.'
          }
          limpar="Ver os últimos 90 dias"
          onLimpar={limpar}
        >
          {buscado !== '' && (
            <Button
              onPress={() => change({ ...FILTRO_INICIAL, ordem: filtro.ordem, numero: buscado }, 'step')}
            >
              {`Procurar a nota ${buscado} em todas as datas`}
            </Button>
          )}
          <Button onPress={drawer.open}>Filtrar</Button>
        </ListaVazia>
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Notas fiscais"
          rows={linhas}
          rowKey={keyOf}
          rowName={nomeOf}
          columns={colunasOf(hoje, onBoleto)}
          card={(linha) => <NotaCartao {...{ linha, idPessoaCliente, hoje, onBoleto }} />}
          height={HEIGHT}
          tableFrom="wide"
          marcadas={marcadas}
          onOpen={({ nota }) => baixar('danfe', [nota])}
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
          total={linhas.length}
          hoje={hoje}
          change={change}
        />
      )}
    </div>
  );
}

function Idade({ filtro, at, now }: { filtro: Filtro; at: number | null; now: number }) {
  const hasRoom = useMedia(from.sheet);
  if (at === null) return null;
  const dias = hasRoom ? 'Últimos 90 dias · Lista' : '90 dias ·';
  const inicio = filtro.ano === null && filtro.numero === '' ? dias : 'Lista';
  return (
    <p className={listaCss.age} data-print="hide">
      {`${inicio} atualizada ${formatAge(now - at)}`}
    </p>
  );
}
