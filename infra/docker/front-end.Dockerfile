# Builds a front end and serves it as static files:
#   docker build -f infra/docker/front-end.Dockerfile --build-arg WORKSPACE=mfe-running -t stridewell/mfe-running .
# PREVIOUS names an earlier image of the same front end. Its builds are still served, because open tabs request their files.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ARG NGINX_IMAGE=nginx:1.29-alpine@sha256:5616878291a2eed594aee8db4dade5878cf7edcb475e59193904b198d9b830de
ARG PREVIOUS=none

FROM ${NODE_IMAGE} AS none
RUN mkdir -p /srv/www

FROM ${PREVIOUS} AS previous

FROM ${NODE_IMAGE} AS part
ARG WORKSPACE
RUN --mount=type=bind,target=/src \
    node --disable-warning=ExperimentalWarning /src/infra/docker/src/part/main.ts /src /part "$WORKSPACE" infra/build

FROM ${NODE_IMAGE} AS built
ARG WORKSPACE
WORKDIR /app
COPY --from=part /part/manifests ./
RUN --mount=type=cache,id=stridewell-npm,target=/root/.npm \
    npm ci --workspace "$WORKSPACE" --workspace infra/build --include-workspace-root=false --omit=dev --ignore-scripts --no-audit --no-fund
COPY --from=part /part/listed ./
RUN npm sbom --sbom-format cyclonedx --workspace "$WORKSPACE" > /srv/sbom.cdx.json
COPY --from=part /part/sources ./
COPY --from=previous /srv/www ${WORKSPACE}/dist
RUN node --disable-warning=ExperimentalWarning infra/build/src/build-all.ts "${WORKSPACE#mfe-}"

FROM ${NGINX_IMAGE}
ARG WORKSPACE
COPY infra/docker/nginx.conf /etc/nginx/nginx.conf
COPY --from=built /srv/sbom.cdx.json /srv/sbom.cdx.json
COPY --from=built /app/${WORKSPACE}/dist /srv/www
USER 101:101
EXPOSE 8080
# nginx stops immediately on SIGTERM and gracefully, after finishing open requests, on SIGQUIT.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=15s --start-period=60s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["nginx", "-e", "stderr", "-g", "daemon off;"]
CMD []
ARG TITLE=${WORKSPACE}
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG SOURCE=
LABEL org.opencontainers.image.title="${TITLE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.licenses="MIT"
