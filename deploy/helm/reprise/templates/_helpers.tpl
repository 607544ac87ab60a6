{{- define "reprise.name" -}}
{{- $name := ternary .Release.Name (printf "%s-%s" .Release.Name .Chart.Name) (contains .Chart.Name .Release.Name) -}}
{{- $name | trunc 50 | trimSuffix "-" -}}
{{- end }}

{{/* Labels that never change: selectors are made of them. Takes a dict of root and host. */}}
{{- define "reprise.selector" -}}
app.kubernetes.io/name: reprise
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .host }}
{{- end }}

{{- define "reprise.labels" -}}
app.kubernetes.io/name: reprise
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "reprise.image" -}}
{{- with .root.Values.image.registry }}{{ . }}/{{ end }}reprise-{{ .host }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{/* One variable from the existing secret; takes root, key and whether it may be missing. */}}
{{- define "reprise.secret" -}}
- name: {{ .key }}
  valueFrom:
    secretKeyRef:
      name: {{ required "existingSecret: the name of a Secret with SECRETS_KEY and TYPESENSE_API_KEY" .root.Values.existingSecret }}
      key: {{ .key }}
      {{- if .optional }}
      optional: true
      {{- end }}
{{- end }}

{{/* What every host is told; takes root and host. */}}
{{- define "reprise.environment" -}}
{{- $values := .root.Values -}}
- name: INSTANCE
  valueFrom: { fieldRef: { fieldPath: metadata.name } }
- { name: OPS_PORT, value: '9464' }
- { name: DATA_DIR, value: /tmp/reprise }
- { name: LOG_LEVEL, value: {{ $values.logLevel | quote }} }
- { name: MAIL_FROM, value: {{ $values.mail.from | quote }} }
{{- with $values.publicUrl }}
- { name: PUBLIC_URL, value: {{ . | quote }} }
{{- end }}
{{- with $values.tracing.otlpEndpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ . | quote }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ $values.tracing.ratio | quote }} }
{{- end }}
{{ include "reprise.secret" (dict "root" .root "key" "SECRETS_KEY") }}
{{ include "reprise.secret" (dict "root" .root "key" "SECRETS_KEYS_OTHER" "optional" true) }}
{{ include "reprise.secret" (dict "root" .root "key" "SMTP_URL" "optional" true) }}
{{- if $values.engines.eventstoreUrl }}
- { name: EVENTSTORE_URL, value: {{ $values.engines.eventstoreUrl | quote }} }
{{- else }}
{{ include "reprise.secret" (dict "root" .root "key" "EVENTSTORE_URL") }}
{{- end }}
{{- if $values.engines.mongodbUrl }}
- { name: MONGODB_URL, value: {{ $values.engines.mongodbUrl | quote }} }
{{- else }}
{{ include "reprise.secret" (dict "root" .root "key" "MONGODB_URL") }}
{{- end }}
{{- with $values.engines.typesenseUrl }}
- { name: TYPESENSE_URL, value: {{ . | quote }} }
{{ include "reprise.secret" (dict "root" $.root "key" "TYPESENSE_API_KEY") }}
{{- end }}
{{- if eq .host "api" }}
- { name: PORT, value: '3000' }
- { name: TRUST_PROXY, value: '1' }
{{- end }}
{{- if eq .host "relay" }}
{{ include "reprise.bus" .root }}
{{- end }}
{{- end }}

{{/* Where the bus is, and how one proves oneself to it. */}}
{{- define "reprise.bus" -}}
{{- with .Values.engines.kafka -}}
- { name: KAFKA_BROKERS, value: {{ required "engines.kafka.brokers: the relay needs a bus" (join "," .brokers) | quote }} }
- { name: KAFKA_TOPIC, value: {{ .topic | quote }} }
{{- if .tls }}
- { name: KAFKA_SSL, value: 'on' }
{{- end }}
{{- if .saslMechanism }}
- { name: KAFKA_SASL_MECHANISM, value: {{ .saslMechanism | quote }} }
- { name: KAFKA_SASL_USERNAME, value: {{ .saslUsername | quote }} }
{{ include "reprise.secret" (dict "root" $ "key" "KAFKA_SASL_PASSWORD") }}
{{- end }}
{{- end }}
{{- end }}

{{- define "reprise.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "reprise.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}
