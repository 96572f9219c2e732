import { createRequire } from 'node:module';
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './tracing.ts';

/** What is handed on of a call or a statement: no address, no id, no client. Statements carry their places, not their values. */
const KEPT =
  /^(?:http\.(?:method|status_code|route|request\.method|response\.status_code)|db\.|error\.type)/;

class Exporter extends OTLPTraceExporter {
  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans.map(withoutPerson), done);
  }
}

function withoutPerson(span: ReadableSpan): ReadableSpan {
  const kept = Object.entries(span.attributes).filter(([name]) => KEPT.test(name));
  return Object.create(span, { attributes: { value: Object.fromEntries(kept) } }) as ReadableSpan;
}

/** Starts OpenTelemetry's own SDK, which reads the variables itself, for HTTP and PostgreSQL. */
export function startTracing(): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'sastre' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new Exporter())],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ disableOutgoingRequestInstrumentation: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // They follow what is asked for from here on; both were loaded before, and are the same for all who have them.
  const require = createRequire(import.meta.url);
  require('http');
  require('pg');
  const tracer = trace.getTracer('sastre');
  return {
    current() {
      const active = trace.getActiveSpan()?.spanContext();
      if (active === undefined) return undefined;
      const flags = active.traceFlags.toString(16).padStart(2, '0');
      return `00-${active.traceId}-${active.spanId}-${flags}`;
    },
    nameCall(method, route) {
      trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route);
    },
    async run(name, traceparent, work) {
      const parent = propagation.extract(context.active(), { traceparent });
      return tracer.startActiveSpan(name, {}, parent, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    stop: () => provider.shutdown(),
  };
}
