import { fail } from '#lib/result.ts';
import { adoptRascunho, finalizarComRestam } from '#outbox/devolucoes/decide-devolucao.ts';
import { refazerDevolucao } from '#outbox/devolucoes/refazer-devolucao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { decidedText } from '#parts/failure/use-refused.ts';
import { FotoDaqui } from '#parts/returns/fotos/foto-daqui.tsx';
import { Button } from '#ui/button.tsx';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { DescartarAct, OutraActs, useDecide } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import type { Decisao } from './decisoes.ts';
import { devolucaoDecisao, type LoteQueResta } from './devolucao-decisoes.ts';
import { DevolucaoItemActs } from './devolucao-item-acts.tsx';

type DevolucaoActsProps = { decisao: Decisao; parked: ParkedRow };

/** The decision on a refused change of a return, with the photograph that it is about. */
export function DevolucaoActs({ decisao, parked }: DevolucaoActsProps) {
  return (
    <>
      {parked.intent.tipo === 'devolucao-foto' && <FotoDaqui foto={parked.intent.foto} />}
      <Acts decisao={decisao} parked={parked} />
    </>
  );
}

function Acts({ decisao, parked }: DevolucaoActsProps) {
  const asked = devolucaoDecisao(parked);
  switch (asked.tipo) {
    case 'resta':
      return <RestaActs decisao={decisao} linhas={asked.linhas} isEsgotada={asked.isEsgotada} />;
    case 'rascunho':
      return <RascunhoActs decisao={decisao} rascunho={asked.rascunho} />;
    case 'item':
      return <DevolucaoItemActs decisao={decisao} item={asked.intent.item} />;
    case 'sumida':
      return <SumidaActs decisao={decisao} />;
    case 'mudou':
      return <OutraActs decisao={decisao} again="Excluir mesmo assim" discard={DEIXAR} />;
    case 'perdida':
      return <OutraActs decisao={decisao} again="Enviar de novo" />;
    case 'descartar':
      return (
        <div className={css.actions}>
          <DescartarAct
            decisao={decisao}
            words={parked.intent.tipo === 'devolucao-finalizar' ? DEIXAR : 'Descartar'}
          />
        </div>
      );
    case 'outra':
      return <OutraActs decisao={decisao} question={questionOf(parked)} />;
  }
}

const DESCARTAR_TUDO = 'Tudo o que foi digitado nesta devolução será descartado. Deseja continuar?';

/** The question before a whole return is discarded with its making. */
const questionOf = ({ intent }: ParkedRow): string | undefined =>
  intent.tipo === 'devolucao-criar' ? DESCARTAR_TUDO : undefined;

/** The words for discarding the end of a return. */
const DEIXAR = 'Deixar em digitação';

type RestaProps = { decisao: Decisao; linhas: readonly LoteQueResta[]; isEsgotada: boolean };

/** The units that each lot has left, and the end of the return with them; without any unit the return stays a draft. */
function RestaActs({ decisao, linhas, isEsgotada }: RestaProps) {
  const { vault, env } = useDevice();
  const { decide } = useDecide();
  const { key, texto } = decisao;
  return (
    <>
      <ul aria-label="O que resta de cada lote">
        {linhas.map((linha) => (
          <li key={linha.key} className={linha.isMenor ? css.check : undefined}>
            {linha.texto}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {!isEsgotada && (
          <Button
            size="sm"
            variant="primary"
            aria-label={`Finalizar com o que resta: ${texto}`}
            onPress={() => decide(finalizarComRestam(vault, key, env).then(decidedText))}
          >
            Finalizar com o que resta
          </Button>
        )}
        <DescartarAct decisao={decisao} words={DEIXAR} />
      </div>
    </>
  );
}

/** The invoice has a draft already: its lines can go on in it. */
function RascunhoActs({ decisao, rascunho }: { decisao: Decisao; rascunho: number }) {
  const { vault, env } = useDevice();
  const { decide } = useDecide();
  return (
    <div className={css.actions}>
      <Button
        size="sm"
        variant="primary"
        onPress={() => decide(adoptRascunho(vault, decisao.key, env).then(decidedText))}
      >
        {`Continuar na devolução nº ${rascunho}`}
      </Button>
      <DescartarAct decisao={decisao} />
    </div>
  );
}

const SEM_DADOS = 'Este aparelho não tem os dados desta devolução: faça uma nova devolução da nota fiscal.';

const SO_DAQUI = 'Volta o que foi digitado neste aparelho; o que outro aparelho digitou, não.';

/** The server does not have the return any more: it can be made again with everything that was typed here. */
function SumidaActs({ decisao }: { decisao: Decisao }) {
  const { vault, env } = useDevice();
  const { decide } = useDecide();
  const refazer = async (): Promise<string | null> => {
    const done = await refazerDevolucao(vault, decisao.key, env);
    if (done.ok) return null;
    const { error } = done;
    return error.kind === 'sem-dados' ? SEM_DADOS : decidedText(fail(error));
  };
  return (
    <>
      <p>{SO_DAQUI}</p>
      <div className={css.actions}>
        <Button
          size="sm"
          variant="primary"
          aria-label={`Fazer de novo: ${decisao.texto}`}
          onPress={() => decide(refazer())}
        >
          Fazer de novo
        </Button>
        <DescartarAct decisao={decisao} words="Descartar a devolução" question={DESCARTAR_TUDO} />
      </div>
    </>
  );
}
