# Builds the image of a service, which runs from its sources:
#   docker build -f infra/docker/service.Dockerfile --build-arg WORKSPACE=services/account -t stridewell/account .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

FROM ${NODE_IMAGE} AS part
ARG WORKSPACE
RUN --mount=type=bind,target=/src \
    node --disable-warning=ExperimentalWarning /src/infra/docker/src/part/main.ts /src /part "$WORKSPACE"

FROM ${NODE_IMAGE} AS installed
ARG WORKSPACE
WORKDIR /app
COPY --from=part /part/manifests ./
RUN --mount=type=cache,id=stridewell-npm,target=/root/.npm \
    npm ci --workspace "$WORKSPACE" --include-workspace-root=false --omit=dev --ignore-scripts --no-audit --no-fund
COPY --from=part /part/listed ./
RUN npm sbom --sbom-format cyclonedx > sbom.cdx.json
# Keep only the installed packages; the sources, including manifests, are a separate layer.
RUN find . -name package.json -not -path '*/node_modules/*' -delete \
 && rm -f package-lock.json .npmrc && find . -depth -type d -empty -delete

FROM ${NODE_IMAGE}
ARG WORKSPACE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
# With cgroups v1, Node sizes its heap by the host's memory, so the container sets the limit explicitly.
ENV NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-old-space-size=256"
WORKDIR /app
COPY --from=installed /app ./
COPY --from=part /part/sources ./
# The models are generated from the corpora. The build fails unless they are byte-identical to the expected ones.
RUN if [ -d services/safety ]; then node services/safety/src/tools/train.ts --check; fi \
 && if [ -d services/understanding ]; then node services/understanding/src/tools/train.ts --check; fi \
 && rm -rf services/safety/corpus services/understanding/corpus
# A volume that is mounted here gets this owner.
RUN mkdir -p /var/lib/stridewell && chown 1000:1000 /var/lib/stridewell
WORKDIR /app/${WORKSPACE}
USER 1000:1000
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=15s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
# Last, so that a new revision invalidates no cached layer.
ARG TITLE=${WORKSPACE}
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG SOURCE=
LABEL org.opencontainers.image.title="${TITLE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.licenses="MIT"
