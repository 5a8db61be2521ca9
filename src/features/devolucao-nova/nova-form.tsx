import { useState } from 'react';
import { useLocation } from 'wouter';
import { businessDayOf } from '#lib/business-day.ts';
import { formatMoney } from '#lib/format-number.ts';
import { readDevolucoes } from '#outbox/devolucoes/read-devolucoes.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { perguntaFinalizar } from '#parts/returns/atos-words.ts';
import { Fatos, NotaForm, Passo } from '#parts/returns/nota-form.tsx';
import { useNotasComItens } from '#parts/returns/use-devolucoes.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedField } from '#ui/form/segmented-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { EscolherNota } from './escolher-nota.tsx';
import {
  aAprovarDoForm,
  comTipo,
  formularioErro,
  isTocado,
  observacoesText,
  proximoPasso,
  toEscolhida,
  toObservacoes,
} from './formulario.ts';
import { NotaCampos } from './nota-campos.tsx';
import { TipoCampos } from './tipo-campos.tsx';
import { useCriar } from './use-criar.ts';
import { useFormulario } from './use-formulario.ts';
import { useMotivos } from './use-motivos.ts';

const TIPOS = [
  { value: 'total', label: 'Total' },
  { value: 'parcial', label: 'Parcial' },
] as const;

export type NovaFormProps = { idUsuario: number; idPessoaCliente: number; nomeCliente: string };

/** The form of a new return. */
export function NovaForm({ idUsuario, idPessoaCliente, nomeCliente }: NovaFormProps) {
  const { form: typed, change, forget } = useFormulario({ idUsuario, idPessoaCliente });
  const motivos = useMotivos();
  const hoje = businessDayOf(new Date(useNow()));
  const guardadas = useNotasComItens(idPessoaCliente);
  const { criar, isPending } = useCriar({ idPessoaCliente, nomeCliente }, forget);
  const { vault } = useDevice();
  const [, navigate] = useLocation();
  const [isSearching, setSearching] = useState(false);
  const motivo = motivos.motivos.find((one) => one.idDevolucaoMotivo === typed.idMotivo);
  // A kept form may name a reason that the company has no more.
  const form = { ...typed, idMotivo: motivo?.idDevolucaoMotivo ?? null };
  const { nota, tipo } = form;
  const proximo = proximoPasso(form);
  const isTipoFeito = tipo === 'parcial' || (tipo === 'total' && form.idMotivo !== null);

  const send = async () => {
    const daNota = {
      itens: guardadas?.valor.find(({ idTitulo }) => idTitulo === nota?.idTitulo)?.itens ?? [],
      devolucoes: (await readDevolucoes(vault, idPessoaCliente)).filter(
        ({ idTitulo }) => idTitulo === nota?.idTitulo,
      ),
    };
    const erro = formularioErro(form, daNota, hoje);
    if (erro !== null) await showMessage({ kind: 'alert', text: erro });
    else if (nota !== null) {
      const pergunta =
        tipo === 'total' ? perguntaFinalizar(aAprovarDoForm({ ...form, nota }, daNota, hoje)) : null;
      criar({ ...form, nota, descMotivo: motivo?.descDevolucaoMotivo ?? '' }, pergunta);
    }
  };
  const cancelar = async () => {
    const text = 'O que foi preenchido será perdido. Deseja continuar?';
    if (isTocado(form) && !(await confirm({ text }))) return;
    forget();
    navigate(routes.devolucao);
  };

  // The search has a form of its own, which cannot stand in another one.
  return (
    <>
      <NotaForm
        proximo={proximo.texto}
        resumo={[
          [
            'Nota fiscal',
            nota === null ? 'Nenhuma ainda' : `${nota.numDocumento} · ${formatMoney(nota.valorTotalNota)}`,
          ],
          ['Tipo', TIPOS.find(({ value }) => value === tipo)?.label ?? 'A escolher'],
          ...(motivo === undefined ? [] : [['Motivo', motivo.descDevolucaoMotivo] as const]),
        ]}
        onSubmit={() => {
          send().catch((error: unknown) => console.error('a return could not be checked', error));
        }}
        acts={
          <>
            <Button variant="quiet" onPress={() => void cancelar()}>
              Cancelar
            </Button>
            <Button type="submit" variant={proximo.isPronto ? 'primary' : 'secondary'} isPending={isPending}>
              {tipo === 'parcial' ? 'Confirmar' : 'Finalizar'}
            </Button>
          </>
        }
      >
        <Passo numero={1} titulo="Nota fiscal" isFeito={nota !== null}>
          <Fatos fatos={[['Cliente', nomeCliente]]} />
          <NotaCampos nota={nota} onSearch={() => setSearching(true)} />
        </Passo>
        <Passo numero={2} titulo="Produtos que voltam" isFeito={isTipoFeito}>
          <SegmentedField
            label="Tipo da devolução"
            value={tipo}
            options={TIPOS}
            onChange={(chosen) => change(comTipo(form, chosen))}
          />
          <TipoCampos form={form} motivos={motivos} onChange={change} />
        </Passo>
        <Passo numero={3} titulo="Recado para a empresa, se quiser">
          <TextAreaField
            label="Observações"
            value={form.observacoes}
            hint={observacoesText(form.observacoes)}
            onChange={(event) => change({ observacoes: toObservacoes(event.target.value) })}
          />
        </Passo>
      </NotaForm>
      {isSearching && (
        <EscolherNota
          idPessoaCliente={idPessoaCliente}
          onClose={() => setSearching(false)}
          onChoose={(chosen) => {
            change({ nota: toEscolhida(chosen) });
            setSearching(false);
          }}
        />
      )}
    </>
  );
}
